import type { QueryClient } from '@tanstack/react-query'
import { analyticsQueries } from '@/api/analytics'
import { startQuery } from '@/api/core/load'
import type { Scope } from '@/lib/realm'
import { closedPeriod, toDateRange } from '@/lib/period/closed-period'
import { getZone, type DashboardSearch } from './dashboard-search'

/** Starts loading the dashboard's analytics, for the routes of both realms. */
export function loadDashboard({
  context,
  deps,
  ...navigation
}: {
  context: { queryClient: QueryClient; scope: Scope }
  deps: DashboardSearch
  abortController: AbortController
}): void {
  const { dashboard } = analyticsQueries(context.scope)
  const figures = dashboard(toDateRange(closedPeriod({ ...deps, zone: getZone(deps) })))
  startQuery(context.queryClient, figures, navigation)
}
