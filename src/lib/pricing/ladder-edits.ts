import { parseAmount } from './amount'
import { parseTierAmount, newLadder, type TierDraft, type TierField } from './ladder'

/** Sets one field. A new maximum also sets the next tier's minimum, unless the user typed another minimum there. */
export function editTier(
  ladder: readonly TierDraft[],
  row: number,
  field: TierField,
  text: string,
): TierDraft[] {
  const tier = ladder[row]
  if (!tier) return [...ladder]
  const editedLadder = ladder.with(row, { ...tier, [field]: text })
  const next = ladder[row + 1]
  return field === 'maximum' && next && followsOn(next, tier)
    ? editedLadder.with(row + 1, { ...next, minimum: startAfter(text) })
    : editedLadder
}

/** Adds a tier after a row, with that row's types. */
export function addTier(ladder: readonly TierDraft[], row: number): TierDraft[] {
  const before = ladder[row]
  if (!before) return [...ladder, ...newLadder()]
  const next = ladder[row + 1]
  return ladder.toSpliced(
    row + 1,
    next ? 1 : 0,
    {
      minimum: startAfter(before.maximum),
      maximum: '',
      hits: '',
      pricing_type: before.pricing_type,
      bill_type: before.bill_type,
    },
    // The next tier now follows the new tier, and the new tier's maximum isn't typed yet.
    ...(next ? [followsOn(next, before) ? { ...next, minimum: '' } : next] : []),
  )
}

/**
 * Removes a tier, unless it is the only tier. If the next tier followed directly, that tier then starts at the removed
 * tier's minimum.
 */
export function removeTier(ladder: readonly TierDraft[], row: number): TierDraft[] {
  const tier = ladder[row]
  if (!tier || ladder.length === 1) return [...ladder]
  const next = ladder[row + 1]
  const isFollowed = next !== undefined && followsOn(next, tier)
  return ladder.toSpliced(
    row,
    isFollowed ? 2 : 1,
    ...(isFollowed ? [startingLike(next, tier)] : []),
  )
}

/** Whether the user typed nothing in a tier. A minimum that was filled in automatically does not count. */
export function isEmptyTier(ladder: readonly TierDraft[], row: number): boolean {
  const tier = ladder[row]
  const before = ladder[row - 1]
  if (!tier || tier.hits.trim() !== '') return false
  const isLast = row === ladder.length - 1
  if (!isLast && tier.maximum.trim() !== '') return false
  return before
    ? followsOn(tier, before)
    : tier.minimum.trim() === '' || parseTierAmount(tier, 'minimum') === 0
}

function followsOn(tier: TierDraft, before: TierDraft): boolean {
  return (
    tier.minimum.trim() === '' ||
    parseTierAmount(tier, 'minimum') === parseTierAmount(before, 'maximum') + 1
  )
}

/** Returns the tier with another tier's minimum, even if the minimum is an unchanged decimal. */
function startingLike(tier: TierDraft, { minimum, decimals }: TierDraft): TierDraft {
  const isDecimal = decimals?.minimum === minimum
  return {
    ...tier,
    minimum,
    ...(isDecimal ? { decimals: { ...tier.decimals, minimum } } : {}),
  }
}

/** Returns the minimum that follows a maximum, or an empty string if the maximum isn't a number. */
function startAfter(maximum: string): string {
  const minimum = (parseAmount(maximum).value ?? Number.NaN) + 1
  return Number.isSafeInteger(minimum) ? String(minimum) : ''
}
