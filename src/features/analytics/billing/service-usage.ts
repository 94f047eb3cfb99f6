import type { BundleAnalytics, TierUsage } from '@/backend/analytics'
import { forecastCount, type ForecastBasis } from '@/lib/pricing/forecast'
import { tierIndex, tierPosition, type TierPosition } from '@/lib/pricing/tier-usage'

/** One service's usage in a period, as the bundle is billed for it. */
export interface ServiceUsage {
  service: string
  /** Undefined if the server does not send a count. */
  calls: number | undefined
  /** Undefined for a service without price tiers. */
  position: TierPosition<TierUsage> | undefined
  /** The hits of the period that this one is compared with. */
  previousHits: number | undefined
  forecast: { hits: number; tier: number } | undefined
  /** The sum per currency that the server sends; undefined for one without a currency. */
  costs: Cost[]
}

/** A cost as the server states it. */
export interface Cost {
  cost: number
  currency: string | undefined
}

/** The services of a bundle that ran or have price tiers, the most used first. */
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

/** The costs that are known, added up by currency (behavior 5.9). */
export function sumCosts(
  parts: readonly { cost?: number; currency?: string | undefined }[],
): Cost[] {
  const sums = new Map<string | undefined, number>()
  for (const { cost, currency } of parts) {
    if (cost !== undefined) sums.set(currency, (sums.get(currency) ?? 0) + cost)
  }
  return [...sums].map(([currency, cost]) => ({ cost, currency }))
}
