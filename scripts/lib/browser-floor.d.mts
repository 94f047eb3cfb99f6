export const buildTarget: string[]
