import type { Analytics, BundleAnalytics } from '@/api/analytics/schema'
import { knownServices } from '@/api/bundles/schema'
import type { Organization } from '@/api/organizations/schema'
import type { BundleSeed } from '@mocks/seeds/bundles'
import { DAY } from '@mocks/seeds/calendar'
import { platforms } from '@mocks/seeds/session-rows'
import { serviceErrors } from '@mocks/seeds/service-errors'
import { addCounts, countsOf, emptyCounts, type Counts } from './counts'

type BundleCounts = { bundle: BundleSeed; counts: Counts }

/**
 * The analytics of some bundles. Both ends of the period are UTC midnights, inclusive. Pass the
 * organizations for the figures of each.
 */
export function analyticsOf(
  bundles: readonly BundleSeed[],
  { start, end }: { start: number; end: number },
  organizations?: readonly Organization[],
): Analytics {
  const days = Math.round((end - start) / DAY) + 1
  const perBundle = bundles.map((bundle) => ({ bundle, counts: countsOf(bundle, start, days) }))
  const sum = emptyCounts(days)
  for (const { counts } of perBundle) addCounts(sum, counts)

  return {
    summary: {
      sessions: sum.sessions,
      transactions: sum.transactions,
      successful: sum.successful,
      failed: sum.failed,
      success_rate: successRate(sum),
      avg_duration: sum.endedSessions ? round(sum.duration / sum.endedSessions) : 0,
      billable: sum.billable,
    },
    series: sum.days.map(([sessions = 0, successful = 0, failed = 0], day) => ({
      date: new Date(start + day * DAY).toISOString().slice(0, 10),
      sessions,
      successful,
      failed,
    })),
    services: analyticsByService(sum),
    bundles: perBundle.map(({ bundle, counts }) => ({
      bundle_id: bundle.id,
      name: bundle.name,
      transactions: counts.transactions,
      success_rate: successRate(counts),
    })),
    errors: serviceErrors
      .map(({ code, message }, index) => ({
        error_code: code,
        message,
        count: sum.errors[index] ?? 0,
      }))
      .filter(({ error_code, count }) => error_code !== 0 && count > 0)
      .toSorted((a, b) => b.count - a.count),
    platforms: platforms
      .map((platform, index) => ({ platform, count: sum.platforms[index] ?? 0 }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count),
    organizations: organizations && analyticsByOrganization(organizations, perBundle, days),
  }
}

function analyticsByService(sum: Counts): Analytics['services'] {
  return knownServices
    .map((service, index) => {
      const successful = sum.passedAttempts[index] ?? 0
      const failed = sum.failedAttempts[index] ?? 0
      const total = successful + failed
      const sessions = sum.sessionsUsing[index] ?? 0
      return {
        service,
        total,
        successful,
        failed,
        avg_trials: sessions ? round(total / sessions) : 0,
      }
    })
    .filter(({ total }) => total > 0)
}

function analyticsByOrganization(
  organizations: readonly Organization[],
  perBundle: readonly BundleCounts[],
  days: number,
): Analytics['organizations'] {
  return organizations
    .map(({ id, name }) => {
      const sum = emptyCounts(days)
      for (const { bundle, counts } of perBundle)
        if (bundle.organizationId === id) addCounts(sum, counts)
      const { sessions, transactions, billable } = sum
      return { id, name, sessions, transactions, success_rate: successRate(sum), billable }
    })
    .filter(({ sessions }) => sessions > 0)
    .toSorted((a, b) => b.sessions - a.sessions)
}

/** The share of all started sessions that were successful, 0 to 1. */
function successRate({ successful, sessions }: Counts): number {
  return sessions ? Math.round((successful / sessions) * 10_000) / 10_000 : 0
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}

/** How much of each pricing tier the transactions of a period used up. */
export function tierUsage(services: Analytics['services']): BundleAnalytics['tiers'] {
  return services.flatMap(({ service, total }) =>
    tiers.map((tier) => ({
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

/** All services of all bundles have the same tiers. The last one has no upper limit. */
const tiers = [
  { minimum_interval: 0, maximum_interval: 1000, amount_of_hits: 1000 },
  { minimum_interval: 1001, maximum_interval: 10_000, amount_of_hits: 9000 },
  { minimum_interval: 10_001, maximum_interval: Number.MAX_SAFE_INTEGER, amount_of_hits: 90_000 },
] as const
