import type { QueryClient } from '@tanstack/react-query'
import { analyticsQueries } from '@/api/analytics'
import { load } from '@/api/core/load'
import type { Scope } from '@/lib/realm'
import { closedPeriod, toDateRange } from '@/lib/period/closed-period'
import type { DashboardSearch } from './dashboard-search'

/**
 * The loader of both dashboards. It starts the request without waiting for it: the screen shows every state itself, and
 * its filters stay usable meanwhile.
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
  const figures = dashboard(toDateRange(closedPeriod(deps)))
  load(context.queryClient, figures, abortController.signal).catch(() => {})
}
