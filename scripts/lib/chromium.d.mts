export function findChromium(): string | undefined
export function findHeadlessChromium(): string | undefined
