/** Returns a number from a service's data. Numeric strings count as numbers. */
export function getNumber(data: Record<string, unknown>, key: string): number | undefined {
  const value = data[key]
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === ''))
    return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/**
 * Returns a field of a service's data as text. Returns undefined if the field is empty or neither text nor a number.
 */
export function getText(data: Record<string, unknown>, key: string): string | undefined {
  const value = data[key]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
