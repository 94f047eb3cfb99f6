import type { Analytics, BundleAnalytics } from '@/api/analytics/schema'
import { tierLadder } from '@mocks/seeds/tiers'

/** How much of each step of the ladder the hits of a period used up. */
export function tierUsage(services: Analytics['services']): BundleAnalytics['tiers'] {
  return services.flatMap(({ service, total }) =>
    tierLadder.map((tier) => ({
      ...tier,
      service,
      pricing_type: 'TIERED',
      bill_type: 'PER_TRANSACTION',
      used: Math.max(
        0,
        Math.min(total, tier.maximum_interval) - Math.max(0, tier.minimum_interval - 1),
      ),
    })),
  )
}
