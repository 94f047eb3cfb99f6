/** Known codes for the pricing and billing of tiers. The backend may add others. */
export const pricingTypes = ['TIERED', 'FLAT'] as const

export const billTypes = [
  'PER_TRANSACTION',
  'PER_SESSION',
  'MONTHLY_SUBSCRIPTION',
  'PREPAID',
] as const
