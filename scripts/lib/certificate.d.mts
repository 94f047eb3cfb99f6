export function makeCertificate(folder: string): Promise<boolean>
