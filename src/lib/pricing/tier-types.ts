/** The known codes of how tiers are priced and billed; the backend may add others. */
export const pricingTypes = ['TIERED', 'FLAT'] as const

export const billTypes = [
  'PER_TRANSACTION',
  'PER_SESSION',
  'MONTHLY_SUBSCRIPTION',
  'PREPAID',
] as const
