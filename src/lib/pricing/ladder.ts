import { tierIndex } from './tier-usage'
import { parseAmount, type AmountProblem } from './amount'
import { billTypes, pricingTypes } from './tier-types'

/** A service's price tier. A service's tiers form its ladder. */
export interface PricingTier {
  minimum_interval: number
  /** The largest possible number if this is the last tier. */
  maximum_interval: number
  amount_of_hits: number
  pricing_type: string
  bill_type: string
}

/** A tier as typed. The last tier has no end, so its maximum doesn't count. */
export interface TierDraft {
  minimum: string
  maximum: string
  hits: string
  pricing_type: string
  bill_type: string
  /** An existing tier's decimals. They stay unchanged until the user edits them (behavior 5.11). */
  decimals?: Partial<Record<AmountField, string>>
}
export type TierField = Exclude<keyof TierDraft, 'decimals'>
export type AmountField = 'minimum' | 'maximum' | 'hits'

/** The editor's field for each backend field. The backend names the field that it rejects. */
export const tierFields = {
  minimum_interval: 'minimum',
  maximum_interval: 'maximum',
  amount_of_hits: 'hits',
  pricing_type: 'pricing_type',
  bill_type: 'bill_type',
} as const satisfies Record<keyof PricingTier, TierField>

/** A tier's problem in one field. */
export type TierProblem = { field: TierField } & (
  | { kind: AmountProblem }
  /** The maximum is not greater than the minimum (behavior 5.1). */
  | { kind: 'notAboveMinimum'; minimum: number }
  /** No tier contains the hits `from` … `to` (behavior 5.2). */
  | { kind: 'gap'; from: number; to: number }
  /** The amount of hits is lower than in the previous tier (behavior 5.3). */
  | { kind: 'fewerHits'; before: number }
)

/** An allowed value that may be a mistake: two tiers share hits, or the first hits are in no tier. */
export type TierWarning = { field: 'minimum'; kind: 'overlap' | 'lateStart' } & {
  from: number
  to: number
}

type LadderReading =
  | { tiers: PricingTier[]; problems?: never }
  /** Keyed by tier index. */
  | { problems: TierProblem[][]; tiers?: never }

/** Returns a new service's initial ladder: one tier without an end. */
export function newLadder(): TierDraft[] {
  return [
    {
      minimum: '0',
      maximum: '',
      hits: '',
      pricing_type: pricingTypes[0],
      bill_type: billTypes[0],
    },
  ]
}

const toText = (amount: number) => (Number.isNaN(amount) ? '' : String(amount))

/** Converts backend tiers, in any order, to drafts as a user would type them. */
export function toDrafts(tiers: readonly PricingTier[]): TierDraft[] {
  return sortTiers(tiers).map(({ pricing_type, bill_type, ...tier }, index) => {
    const amounts = {
      minimum: toText(tier.minimum_interval),
      maximum: index === tiers.length - 1 ? '' : toText(tier.maximum_interval),
      hits: toText(tier.amount_of_hits),
    }
    const decimals = Object.fromEntries(
      Object.entries(amounts).filter(([, text]) => parseAmount(text).problem === 'decimal'),
    )
    return {
      ...amounts,
      pricing_type,
      bill_type,
      ...(Object.keys(decimals).length > 0 ? { decimals } : {}),
    }
  })
}

/** Parses the typed tiers, or returns their problems (behavior 5.1 to 5.4). */
export function parseLadder(drafts: readonly TierDraft[]): LadderReading {
  const problems = drafts.map((draft, index) =>
    tierProblems(draft, drafts[index - 1], index === drafts.length - 1),
  )
  return problems.some((each) => each.length > 0) ? { problems } : { tiers: parseTiers(drafts) }
}

/** Parses the tiers as far as they were typed. Anything but a number becomes NaN. */
export function parseTiers(drafts: readonly TierDraft[]): PricingTier[] {
  return drafts.map((draft, index) => ({
    minimum_interval: parseTierAmount(draft, 'minimum'),
    maximum_interval: parseMaximum(draft, index === drafts.length - 1),
    amount_of_hits: parseTierAmount(draft, 'hits'),
    pricing_type: draft.pricing_type,
    bill_type: draft.bill_type,
  }))
}

/** Returns one tier's problems. They depend only on this tier and the tier before it. */
export function tierProblems(
  draft: TierDraft,
  before: TierDraft | undefined,
  isLast: boolean,
): TierProblem[] {
  const minimum = parseTierAmount(draft, 'minimum')
  const hits = parseTierAmount(draft, 'hits')
  const maximumBefore = before ? parseTierAmount(before, 'maximum') : Number.NaN
  const hitsBefore = before ? parseTierAmount(before, 'hits') : Number.NaN
  const problems: TierProblem[] = [
    ...amountProblem(draft, 'minimum'),
    ...(isLast ? [] : amountProblem(draft, 'maximum')),
    ...amountProblem(draft, 'hits'),
  ]
  // A comparison with NaN is false, so an invalid number breaks no other rule.
  if (minimum - maximumBefore > 1)
    problems.push({
      field: 'minimum',
      kind: 'gap',
      // Hits are whole numbers, even if a tier's limit is not.
      from: Math.floor(maximumBefore) + 1,
      to: Math.ceil(minimum) - 1,
    })
  if (parseMaximum(draft, isLast) <= minimum)
    problems.push({ field: isLast ? 'minimum' : 'maximum', kind: 'notAboveMinimum', minimum })
  if (hits < hitsBefore) problems.push({ field: 'hits', kind: 'fewerHits', before: hitsBefore })
  for (const field of ['pricing_type', 'bill_type'] as const)
    if (draft[field] === '') problems.push({ field, kind: 'empty' })
  return problems
}

/** Returns a possible mistake in a tier without problems (behavior 5.10). */
export function tierWarning(
  draft: TierDraft,
  before: TierDraft | undefined,
  isLast: boolean,
): TierWarning | undefined {
  const minimum = parseTierAmount(draft, 'minimum')
  if (before === undefined)
    return minimum > 1
      ? { field: 'minimum', kind: 'lateStart', from: 1, to: minimum - 1 }
      : undefined
  const to = Math.min(parseTierAmount(before, 'maximum'), parseMaximum(draft, isLast))
  // Two tiers may share one number, because some users write 0 – 1000, 1000 – 2000.
  return minimum < to ? { field: 'minimum', kind: 'overlap', from: minimum, to } : undefined
}

/** Returns the index of the tier that a hit count falls into (behavior 5.6), or -1 without tiers. */
export function findTierIndex(tiers: readonly PricingTier[], hits: number): number {
  const sortedTiers = sortTiers(tiers)
  const tier = sortedTiers[tierIndex(sortedTiers, hits)]
  return tier ? tiers.indexOf(tier) : -1
}

/** Sorts the tiers by minimum, then by maximum. */
export function sortTiers(tiers: readonly PricingTier[]): PricingTier[] {
  return tiers.toSorted(
    (a, b) => a.minimum_interval - b.minimum_interval || a.maximum_interval - b.maximum_interval,
  )
}

/** Returns a tier's amount, or NaN if the amount is invalid. */
export function parseTierAmount(draft: TierDraft, field: AmountField): number {
  const text = draft[field]
  return isKeptDecimal(draft, field) ? Number(text) : (parseAmount(text).value ?? Number.NaN)
}

function amountProblem(draft: TierDraft, field: AmountField): TierProblem[] {
  const { problem } = parseAmount(draft[field])
  return problem && !isKeptDecimal(draft, field) ? [{ field, kind: problem }] : []
}

const isKeptDecimal = (draft: TierDraft, field: AmountField) =>
  draft.decimals?.[field] === draft[field]

/** Returns a tier's maximum. The last tier has no end, even if it had a maximum while another tier followed it. */
function parseMaximum(draft: TierDraft, isLast: boolean): number {
  return isLast ? Number.MAX_SAFE_INTEGER : parseTierAmount(draft, 'maximum')
}
