import type { QueryClient } from '@tanstack/react-query'
import { analyticsQueries } from '@/api/analytics/queries'
import type { AnalyticsRequest } from '@/api/analytics/schema'
import { load } from '@/api/load'
import type { Scope } from '@/auth/realm'
import type { Days } from '@/lib/period'
import { dashboardPeriod } from './dashboard-period'
import type { DashboardSearch } from './dashboard-search'

export function toAnalyticsRequest({ from, to }: Days): AnalyticsRequest {
  return { start_date: from, end_date: to }
}

/**
 * The loader of both dashboards: asks for the figures and waits for nothing. Their screen has a state for each
 * outcome, and its days stay choosable meanwhile.
 */
export function loadDashboard({
  context,
  deps,
  abortController,
}: {
  context: { queryClient: QueryClient; scope: Scope }
  deps: DashboardSearch
  abortController: AbortController
}): void {
  const { dashboard } = analyticsQueries(context.scope)
  const figures = dashboard(toAnalyticsRequest(dashboardPeriod(deps)))
  load(context.queryClient, figures, abortController.signal).catch(() => {})
}
