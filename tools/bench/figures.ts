// Computations on measured values.

/** Returns the value below which `share` of the values lie, interpolated between neighbors. */
export function quantile(values: readonly number[], share: number): number {
  const sortedValues = values.toSorted((a, b) => a - b)
  const position = (sortedValues.length - 1) * share
  const [low = NaN, high = low] = [
    sortedValues[Math.floor(position)],
    sortedValues[Math.ceil(position)],
  ]
  return low + (high - low) * (position % 1)
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** Formats the median and quartiles of the paired ratios, e.g. "0.93 [0.92–0.95]". */
export function formatRatio(values: readonly number[], bases: readonly number[]): string {
  const ratios = values.flatMap((value, run) => {
    const base = bases[run]
    return base ? [value / base] : []
  })
  if (ratios.length === 0) return '–'
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2))
  return `${middle} [${low}–${high}]`
}

/** Returns the slope of the least-squares line through equally spaced values. */
export function slope(values: readonly number[]): number {
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const [center, level] = [(values.length - 1) / 2, mean(values)]
  const rise = values.reduce((sum, value, at) => sum + (at - center) * (value - level), 0)
  return rise / values.reduce((sum, _, at) => sum + (at - center) ** 2, 0)
}
