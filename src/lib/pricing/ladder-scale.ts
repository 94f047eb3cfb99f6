import { isUnlimited } from './tier-usage'
import { inOrder, type PricingTier } from './ladder'

/** A stretch of the drawing, in shares of its width. */
export interface LadderPart {
  kind: 'tier' | 'gap' | 'overlap'
  /** The number of the tier, from 0; of a gap and an overlap, the tier that begins there. */
  tier: number
  start: number
  end: number
}

interface LadderScale {
  parts: LadderPart[]
  /** Powers of ten with their places. The scale ends at ∞. */
  ticks: { hits: number; place: number }[]
  /** The position of a count of hits. */
  placeOf: (hits: number) => number
}

/** At most this many numbers fit below the drawing on a phone. */
const MAX_TICKS = 6

/** Tiers on a logarithmic scale from the first hit on. Those that are no interval are left out. */
export function ladderScale(tiers: readonly PricingTier[]): LadderScale {
  const drawn = inOrder(
    tiers.filter(({ minimum_interval, maximum_interval }) => maximum_interval > minimum_interval),
  )
  const ends = drawn.flatMap((tier) => [tier.minimum_interval, tier.maximum_interval])
  const largest = Math.max(100, ...ends.filter((end) => !isUnlimited(end)))
  // A power of ten more, so that the tier without an end is seen.
  const powers = Math.ceil(Math.log10(largest)) + 1
  const placeOf = (hits: number) => Math.min(1, Math.log10(Math.max(1, hits)) / powers)
  const endOf = (maximum: number) => (isUnlimited(maximum) ? 1 : placeOf(maximum + 1))

  const parts: LadderPart[] = []
  let reached = 0
  for (const tier of drawn) {
    const { minimum_interval: minimum, maximum_interval: maximum } = tier
    const part = { tier: tiers.indexOf(tier), start: placeOf(minimum), end: endOf(maximum) }
    if (parts.length > 0 && minimum - reached > 1)
      parts.push({ ...part, kind: 'gap', start: endOf(reached), end: part.start })
    parts.push({ ...part, kind: 'tier' })
    if (minimum < reached)
      parts.push({ ...part, kind: 'overlap', end: endOf(Math.min(reached, maximum)) })
    reached = Math.max(reached, maximum)
  }
  const step = Math.ceil(powers / MAX_TICKS)
  const ticks = Array.from({ length: Math.ceil(powers / step) }, (_, index) => ({
    hits: 10 ** (index * step),
    place: (index * step) / powers,
  }))
  return { parts, ticks, placeOf }
}
