import { isUnlimited } from './tier-usage'
import { sortTiers, type PricingTier } from './ladder'

/** A part of the drawing. `start` and `end` are shares of the drawing's width. */
export interface LadderPart {
  kind: 'tier' | 'gap' | 'overlap'
  /** The tier's index. For a gap or an overlap, the index of the tier that begins there. */
  tier: number
  start: number
  end: number
}

interface LadderScale {
  parts: LadderPart[]
  /** Powers of ten with their positions. The scale ends at ∞. */
  ticks: { hits: number; place: number }[]
  /** Returns the position of a hit count, as a share of the width. */
  toShare: (hits: number) => number
}

/** Maximum number of ticks that fit below the drawing on a phone. */
const MAX_TICKS = 6

/** Places tiers on a logarithmic scale that starts at the first hit. Omits tiers that aren't valid intervals. */
export function ladderScale(tiers: readonly PricingTier[]): LadderScale {
  const drawnTiers = sortTiers(
    tiers.filter(({ minimum_interval, maximum_interval }) => maximum_interval > minimum_interval),
  )
  const ends = drawnTiers.flatMap((tier) => [tier.minimum_interval, tier.maximum_interval])
  const largest = Math.max(100, ...ends.filter((end) => !isUnlimited(end)))
  // One more power of ten, so the tier without an end is visible.
  const powers = Math.ceil(Math.log10(largest)) + 1
  const toShare = (hits: number) => Math.min(1, Math.log10(Math.max(1, hits)) / powers)
  const getEnd = (maximum: number) => (isUnlimited(maximum) ? 1 : toShare(maximum + 1))

  const parts: LadderPart[] = []
  let reachedShare = 0
  for (const tier of drawnTiers) {
    const { minimum_interval: minimum, maximum_interval: maximum } = tier
    const part = { tier: tiers.indexOf(tier), start: toShare(minimum), end: getEnd(maximum) }
    if (parts.length > 0 && minimum - reachedShare > 1)
      parts.push({ ...part, kind: 'gap', start: getEnd(reachedShare), end: part.start })
    parts.push({ ...part, kind: 'tier' })
    if (minimum < reachedShare)
      parts.push({ ...part, kind: 'overlap', end: getEnd(Math.min(reachedShare, maximum)) })
    reachedShare = Math.max(reachedShare, maximum)
  }
  const step = Math.ceil(powers / MAX_TICKS)
  const ticks = Array.from({ length: Math.ceil(powers / step) }, (_, index) => ({
    hits: 10 ** (index * step),
    place: (index * step) / powers,
  }))
  return { parts, ticks, toShare }
}
