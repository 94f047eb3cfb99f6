/** A price tier and the number of hits that fell into it. A service's tiers form its ladder. */
export interface UsedTier {
  /** The tier's first and last hits, counted from 1. A minimum of 0 means the same as 1. */
  minimum_interval: number
  maximum_interval: number
  used: number
}

export interface TierPosition<T extends UsedTier> {
  /** Sorted by minimum. */
  tiers: readonly T[]
  /** Total number of hits in all tiers. */
  hits: number
  /** The index of the tier that the hits have reached. */
  index: number
  /** The used share of the reached tier, from 0 to 1. Undefined if that tier has no end. */
  filled: number | undefined
  /** Number of hits left before the next tier starts. Undefined in the last tier. */
  toNext: number | undefined
}

/** Whether a tier has no end. A ladder's last tier ends at the largest possible number (behavior 5.4). */
export function isUnlimited(maximum: number): boolean {
  return maximum >= Number.MAX_SAFE_INTEGER
}

/** Returns how many of a service's hits fall into a tier. */
export function hitsInTier(tier: Omit<UsedTier, 'used'>, hits: number): number {
  return Math.max(0, Math.min(hits, tier.maximum_interval) - hitsBefore(tier))
}

/** Returns a tier's used share, from 0 to 1, or undefined if the tier has no end. */
export function filledShare(tier: Omit<UsedTier, 'used'>, hits: number): number | undefined {
  if (isUnlimited(tier.maximum_interval)) return undefined
  const size = tier.maximum_interval - hitsBefore(tier)
  if (size <= 0) return hits >= tier.maximum_interval ? 1 : 0
  return Math.min(1, hitsInTier(tier, hits) / size)
}

/** Returns the index of the tier that a hit count has reached. `tiers` must be sorted. */
export function tierIndex(tiers: readonly Omit<UsedTier, 'used'>[], hits: number): number {
  const reachedIndex = tiers.findLastIndex((tier) => hits > hitsBefore(tier))
  // If two tiers share a number, the hit with that number belongs to the first tier.
  const first = tiers.findIndex((tier) => hits <= tier.maximum_interval)
  return Math.max(0, first === -1 ? reachedIndex : Math.min(first, reachedIndex))
}

/** Returns a service's position on its ladder (behavior 5.6), or undefined if no tier is usable. */
export function tierPosition<T extends UsedTier>(all: readonly T[]): TierPosition<T> | undefined {
  const tiers = all
    .filter((tier) => !Number.isNaN(tier.minimum_interval) && !Number.isNaN(tier.maximum_interval))
    .toSorted(
      (a, b) => a.minimum_interval - b.minimum_interval || a.maximum_interval - b.maximum_interval,
    )
  const hits = tiers.reduce((sum, { used }) => sum + (used > 0 ? used : 0), 0)
  const index = tierIndex(tiers, hits)
  const tier = tiers[index]
  if (!tier) return undefined
  const next = tiers[index + 1]
  const nextFirst = next && Math.max(next.minimum_interval, tier.maximum_interval + 1)
  return {
    tiers,
    hits,
    index,
    filled: filledShare(tier, hits),
    toNext: nextFirst === undefined ? undefined : Math.max(1, nextFirst - hits),
  }
}

/** Usage marks as shares of a tier's hits, highest first. */
const MARKS = [1, 0.8]

/**
 * Returns the highest mark that the hits have reached in their tier (behavior 5.6). Returns undefined if no mark is
 * reached, or if the tier has no end.
 */
export function reachedMark({ filled = 0 }: { filled?: number }): number | undefined {
  return MARKS.find((mark) => filled >= mark)
}

/** Returns the number of hits before a tier's first hit. */
function hitsBefore({ minimum_interval }: Pick<UsedTier, 'minimum_interval'>): number {
  return Math.max(0, minimum_interval - 1)
}
