import type { Analytics } from '@/api/analytics/schema'
import { knownServices } from '@/api/bundles/schema'
import type { Organization } from '@/api/organizations/schema'
import type { BundleSeed } from '@mocks/seeds/bundles'
import { DAY } from '@mocks/seeds/calendar'
import { platforms } from '@mocks/seeds/session-rows'
import { serviceErrors } from '@mocks/seeds/service-errors'
import { addCounts, emptyCounts, countsOf, type Counts } from './counts'

/** Both ends are UTC midnights, inclusive. Organizations are told to administrators only. */
export function analyticsOf(
  bundles: readonly BundleSeed[],
  start: number,
  end: number,
  organizations?: readonly Organization[],
): Analytics {
  const days = Math.round((end - start) / DAY) + 1
  const counted = bundles.map((bundle) => ({ bundle, tally: countsOf(bundle, start, days) }))
  const sum = emptyCounts(days)
  for (const { tally } of counted) addCounts(sum, tally)

  return {
    summary: {
      sessions: sum.sessions,
      transactions: sum.transactions,
      successful: sum.successful,
      failed: sum.failed,
      success_rate: rate(sum),
      avg_duration: sum.ended ? round(sum.duration / sum.ended) : 0,
      billable: sum.billable,
    },
    series: sum.days.map(([sessions = 0, successful = 0, failed = 0], day) => ({
      date: new Date(start + day * DAY).toISOString().slice(0, 10),
      sessions,
      successful,
      failed,
    })),
    services: servicesOf(sum),
    bundles: counted.map(({ bundle, tally }) => ({
      bundle_id: bundle.id,
      name: bundle.name,
      transactions: tally.transactions,
      success_rate: rate(tally),
    })),
    errors: serviceErrors
      .map(({ code, message }, place) => ({
        error_code: code,
        message,
        count: sum.errors[place] ?? 0,
      }))
      .filter(({ error_code, count }) => error_code !== 0 && count > 0)
      .toSorted((a, b) => b.count - a.count),
    platforms: platforms
      .map((platform, place) => ({ platform, count: sum.platforms[place] ?? 0 }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count),
    organizations: organizations && perOrganization(organizations, counted, days),
  }
}

function servicesOf(sum: Counts): Analytics['services'] {
  return knownServices
    .map((service, place) => {
      const successful = sum.passed[place] ?? 0
      const failed = sum.refused[place] ?? 0
      const total = successful + failed
      const sessions = sum.usedIn[place] ?? 0
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

function perOrganization(
  organizations: readonly Organization[],
  counted: readonly { bundle: BundleSeed; tally: Counts }[],
  days: number,
): Analytics['organizations'] {
  return organizations
    .map(({ id, name }) => {
      const sum = emptyCounts(days)
      for (const { bundle, tally } of counted)
        if (bundle.organizationId === id) addCounts(sum, tally)
      const { sessions, transactions, billable } = sum
      return { id, name, sessions, transactions, success_rate: rate(sum), billable }
    })
    .filter(({ sessions }) => sessions > 0)
    .toSorted((a, b) => b.sessions - a.sessions)
}

/** Of all sessions that started, 0 to 1. */
function rate({ successful, sessions }: Counts): number {
  return sessions ? Math.round((successful / sessions) * 10_000) / 10_000 : 0
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}
