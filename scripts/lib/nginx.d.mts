export function hasBrotli(): boolean
