import type { Analytics, BundleAnalytics } from '@/api/analytics/schema'

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

/** Every service of every bundle is sold by the same ladder. The last step has no end. */
const tierLadder = [
  { minimum_interval: 0, maximum_interval: 1000, amount_of_hits: 1000 },
  { minimum_interval: 1001, maximum_interval: 10_000, amount_of_hits: 9000 },
  { minimum_interval: 10_001, maximum_interval: Number.MAX_SAFE_INTEGER, amount_of_hits: 90_000 },
] as const
