/** The codes of how tiers are priced and billed that are known today; the backend may add others. */
export const pricingTypes = ['TIERED', 'FLAT'] as const

export const billTypes = [
  'PER_TRANSACTION',
  'PER_SESSION',
  'MONTHLY_SUBSCRIPTION',
  'PREPAID',
] as const
