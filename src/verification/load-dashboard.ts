import type { QueryClient } from '@tanstack/react-query'
import { analyticsQueries } from '@/api/analytics/queries'
import type { AnalyticsRequest } from '@/api/analytics/schema'
import { loadUnlessStaying } from '@/api/load'
import type { Scope } from '@/auth/realm'
import { presetPeriod, toDay, type Period } from '@/lib/period'

/** The days a dashboard covers: those of the address, else the last 30. */
export function dashboardPeriod({ from, to }: Period): Required<Period> {
  const recent = presetPeriod('last30', toDay(new Date()))
  if (from && to) return { from, to }
  return { from: recent.from ?? '', to: recent.to ?? '' }
}

export function toAnalyticsRequest({ from, to }: Required<Period>): AnalyticsRequest {
  return { start_date: from ?? '', end_date: to ?? '' }
}

/** The loader of both dashboards: the figures of the period; those of the period before come after. */
export async function loadDashboard({
  context,
  deps,
  abortController,
  cause,
}: {
  context: { queryClient: QueryClient; scope: Scope }
  deps: Period
  abortController: AbortController
  cause: 'enter' | 'stay' | 'preload'
}): Promise<void> {
  const request = toAnalyticsRequest(dashboardPeriod(deps))
  await loadUnlessStaying(context.queryClient, analyticsQueries(context.scope).dashboard(request), {
    abortController,
    cause,
  })
}
