import type { QueryClient } from '@tanstack/react-query'
import { analyticsQueries } from '@/api/analytics/queries'
import type { AnalyticsRequest } from '@/api/analytics/schema'
import { loadUnlessStaying } from '@/api/load'
import type { Scope } from '@/auth/realm'
import type { Days } from '@/lib/period'
import { dashboardPeriod } from './dashboard-period'
import type { DashboardSearch } from './dashboard-search'

export function toAnalyticsRequest({ from, to }: Days): AnalyticsRequest {
  return { start_date: from, end_date: to }
}

/** The loader of both dashboards: the figures of the period; those of the period before come after. */
export async function loadDashboard({
  context,
  deps,
  abortController,
  cause,
}: {
  context: { queryClient: QueryClient; scope: Scope }
  deps: DashboardSearch
  abortController: AbortController
  cause: 'enter' | 'stay' | 'preload'
}): Promise<void> {
  const request = toAnalyticsRequest(dashboardPeriod(deps))
  await loadUnlessStaying(context.queryClient, analyticsQueries(context.scope).dashboard(request), {
    abortController,
    cause,
  })
}
