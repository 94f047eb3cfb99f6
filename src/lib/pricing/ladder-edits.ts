import { parseAmount } from './amount'
import { parseTierAmount, newLadder, type TierDraft, type TierField } from './ladder'

/** Writes one field. A new maximum also sets the minimum of the next tier, unless another one was typed there. */
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

/** Adds a tier after a row, with the same types. */
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
    // It now follows the new tier, whose maximum has yet to be typed.
    ...(next ? [followsOn(next, before) ? { ...next, minimum: '' } : next] : []),
  )
}

/** Removes a tier; the next one then starts where it started. The only tier stays. */
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

/** Whether nothing was typed in a tier: at most it has the minimum that was filled in. */
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

/** The tier from another minimum, which may be a decimal that has not been changed. */
function startingLike(tier: TierDraft, { minimum, decimals }: TierDraft): TierDraft {
  const isDecimal = decimals?.minimum === minimum
  return {
    ...tier,
    minimum,
    ...(isDecimal ? { decimals: { ...tier.decimals, minimum } } : {}),
  }
}

/** The minimum that follows a maximum; empty while the maximum is not a number. */
function startAfter(maximum: string): string {
  const minimum = (parseAmount(maximum).value ?? Number.NaN) + 1
  return Number.isSafeInteger(minimum) ? String(minimum) : ''
}
