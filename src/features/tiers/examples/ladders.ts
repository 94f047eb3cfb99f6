import type { PricingTier, TierDraft } from '@/lib/pricing/ladder'

const types = { pricing_type: 'TIERED', bill_type: 'PREPAID' }

export const tiers: readonly PricingTier[] = [
  { minimum_interval: 0, maximum_interval: 1000, amount_of_hits: 1000, ...types },
  { minimum_interval: 1001, maximum_interval: 10_000, amount_of_hits: 9000, ...types },
  {
    minimum_interval: 10_001,
    maximum_interval: Number.MAX_SAFE_INTEGER,
    amount_of_hits: 50_000,
    ...types,
  },
]

/** Tiers as typed: minimum, maximum and hits of each. */
export const draftsOf = (...rows: readonly (readonly [string, string, string])[]): TierDraft[] =>
  rows.map(([minimum, maximum, hits]) => ({ minimum, maximum, hits, ...types }))

export const drafts = draftsOf(
  ['0', '1000', '1000'],
  ['1001', '10000', '9000'],
  ['10001', '', '50000'],
)
