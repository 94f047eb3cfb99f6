/** Returns the change from a base value as a fraction of the base. Undefined if a value is missing or the base is 0. */
export function relativeChange(value: number | undefined, base: number | undefined) {
  return value !== undefined && base ? (value - base) / base : undefined
}
