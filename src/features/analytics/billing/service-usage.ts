import type { BundleAnalytics, TierUsage } from '@/backend/analytics'
import { forecastCount, type ForecastBasis } from '@/lib/pricing/forecast'
import { tierIndex, tierPosition, type TierPosition } from '@/lib/pricing/tier-usage'

/** A service's billed usage in a period. */
export interface ServiceUsage {
  service: string
  /** Undefined if the server sends no count. */
  calls: number | undefined
  /** Undefined for a service without price tiers. */
  position: TierPosition<TierUsage> | undefined
  /** Hits in the comparison period. */
  previousHits: number | undefined
  forecast: { hits: number; tier: number } | undefined
  /** Costs from the server, summed by currency. */
  costs: Cost[]
}

export interface Cost {
  cost: number
  /** Undefined if the server sends the cost without a currency. */
  currency: string | undefined
}

/** Returns the bundle's services that ran or have price tiers, most used first. */
export function serviceUsage(
  analytics: BundleAnalytics,
  previous: BundleAnalytics | undefined,
  basis: ForecastBasis,
): ServiceUsage[] {
  const calls = new Map(analytics.services.map(({ service, total }) => [service, total]))
  const tiersByService = byService(analytics)
  const previousTiersByService = previous && byService(previous)
  return [...new Set([...tiersByService.keys(), ...calls.keys()])]
    .map((service) => {
      const tiers = tiersByService.get(service) ?? []
      const position = tierPosition(tiers)
      return {
        service,
        calls: calls.has(service) ? calls.get(service) : 0,
        position,
        previousHits: tierPosition(previousTiersByService?.get(service) ?? [])?.hits,
        forecast: position && toForecast(position, basis),
        costs: sumCosts(tiers),
      }
    })
    .toSorted(
      (a, b) =>
        (b.position?.hits ?? 0) - (a.position?.hits ?? 0) || (b.calls ?? 0) - (a.calls ?? 0),
    )
}

function byService({ tiers = [] }: BundleAnalytics): Map<string, TierUsage[]> {
  return Map.groupBy(tiers, ({ service }) => service)
}

function toForecast({ tiers, hits }: TierPosition<TierUsage>, basis: ForecastBasis) {
  const expectedCount = forecastCount(hits, basis)
  return expectedCount === undefined
    ? undefined
    : { hits: expectedCount, tier: tierIndex(tiers, expectedCount) }
}

/** Sums costs by currency and skips missing costs (behavior 5.9). */
export function sumCosts(
  parts: readonly { cost?: number; currency?: string | undefined }[],
): Cost[] {
  const sums = new Map<string | undefined, number>()
  for (const { cost, currency } of parts) {
    if (cost !== undefined) sums.set(currency, (sums.get(currency) ?? 0) + cost)
  }
  return [...sums].map(([currency, cost]) => ({ cost, currency }))
}
