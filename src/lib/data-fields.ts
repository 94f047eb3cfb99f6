/** Returns a number from a service's data. Numeric strings count. */
export function getNumber(data: Record<string, unknown>, key: string): number | undefined {
  const value = data[key]
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === ''))
    return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** Returns a field of a service's data as text, or undefined if it is empty or not a single value. */
export function getText(data: Record<string, unknown>, key: string): string | undefined {
  const value = data[key]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
