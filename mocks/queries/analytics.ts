import type { Analytics, BundleAnalytics } from '@/backend/analytics'
import type { Organization } from '@/backend/organizations'
import { hitsInTier } from '@/lib/pricing/tier-usage'
import type { Complete } from '@mocks/complete'
import type { BundleSeed } from '@mocks/seeds/bundles'
import { DAY } from '@mocks/seeds/calendar'
import { sessionPlatforms } from '@mocks/seeds/session-rows'
import { errorCodes, serviceError } from '@mocks/seeds/service-errors'
import { serviceNames } from '@mocks/seeds/services'
import { createServiceTerms } from '@mocks/seeds/terms'
import { addCounts, sumCounts, emptyCounts, seriesStep, type Counts } from './counts'

type BundleCounts = { bundle: BundleSeed; counts: Counts }

/**
 * Computes the bundles' analytics for the days from `start` through `end`, both UTC midnights. Pass `organizations` to
 * also get totals for each organization.
 */
export function computeAnalytics(
  bundles: readonly BundleSeed[],
  { start, end }: { start: number; end: number },
  organizations?: readonly Organization[],
): Complete<Analytics> {
  const days = Math.round((end - start) / DAY) + 1
  const perBundle = bundles.map((bundle) => ({ bundle, counts: sumCounts(bundle, start, days) }))
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
    series: sum.series.map(([sessions = 0, successful = 0, failedCount = 0], index) => ({
      date: seriesDate(start + index * seriesStep(days), days),
      sessions,
      successful,
      failed: failedCount,
    })),
    services: analyticsByService(sum),
    bundles: perBundle.map(({ bundle, counts }) => ({
      bundle_id: bundle.id,
      name: bundle.name,
      transactions: counts.transactions,
      success_rate: successRate(counts),
    })),
    errors: errorCodes.values
      .map((error_code, index) => ({
        error_code,
        message: serviceError(index).message,
        count: sum.errors[index] ?? 0,
      }))
      .filter(({ error_code, count }) => error_code !== 0 && count > 0)
      .toSorted((a, b) => b.count - a.count),
    platforms: sessionPlatforms.values
      .map((platform, index) => ({ platform, count: sum.platforms[index] ?? 0 }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count),
    organizations: organizations && analyticsByOrganization(organizations, perBundle, days),
  }
}

/** Formats a day, or the hour if the period is a single day. */
function seriesDate(moment: number, days: number): string {
  const date = new Date(moment).toISOString()
  return days === 1 ? date : date.slice(0, 10)
}

function analyticsByService(sum: Counts): Complete<Analytics>['services'] {
  return serviceNames.values
    .map((service, index) => {
      const successful = sum.passedAttempts[index] ?? 0
      const failedCount = sum.failedAttempts[index] ?? 0
      const total = successful + failedCount
      const sessions = sum.sessionsUsing[index] ?? 0
      return {
        service,
        total,
        successful,
        failed: failedCount,
        avg_trials: sessions ? round(total / sessions) : 0,
      }
    })
    .filter(({ total }) => total > 0)
}

function analyticsByOrganization(
  organizations: readonly Organization[],
  perBundle: readonly BundleCounts[],
  days: number,
): Complete<Analytics>['organizations'] {
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

/** Returns the share of started sessions that were successful, 0 to 1. */
function successRate({ successful, sessions }: Counts): number {
  return sessions ? Math.round((successful / sessions) * 10_000) / 10_000 : 0
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}

/** Returns a bundle's analytics, including its tiers and the number of the period's billable calls in each tier. */
export function computeBundleAnalytics(
  bundle: BundleSeed,
  period: Parameters<typeof computeAnalytics>[1],
): Complete<BundleAnalytics> {
  const figures = computeAnalytics([bundle], period)
  const tiers = createServiceTerms(bundle).flatMap((terms) => {
    const service = figures.services.find((each) => each.service === terms.service)
    const hits = service?.successful ?? 0
    return terms.tiers.map((tier) => ({
      ...tier,
      service: terms.service,
      used: hitsInTier(tier, hits),
    }))
  })
  return { ...figures, tiers }
}
