/** A number of a service's answer, which may come as text. */
export function readNumber(data: Record<string, unknown>, key: string): number | undefined {
  const value = data[key]
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === ''))
    return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** A field of a service's answer as text; undefined for what is empty or not a single value. */
export function readText(data: Record<string, unknown>, key: string): string | undefined {
  const value = data[key]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
