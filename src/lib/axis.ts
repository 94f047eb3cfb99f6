/** A round number at or above `max` that the top of an axis can carry, at least 1. */
export function axisTop(max: number): number {
  if (max <= 4) return Math.max(1, Math.ceil(max))
  const power = 10 ** Math.floor(Math.log10(max))
  const step = [1, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= max) ?? 10
  return step * power
}
