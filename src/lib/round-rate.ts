/** A rate of 0..1 as exact as it is told, to a tenth of a percent: 0 and 1 only where they are meant. */
export function roundRate(rate: number): number {
  const round = Math.round(rate * 1000) / 1000
  if (round === 0 && rate > 0) return 0.001
  if (round === 1 && rate < 1) return 0.999
  return round
}
