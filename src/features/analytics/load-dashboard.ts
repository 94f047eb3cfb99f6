import type { QueryClient } from '@tanstack/react-query'
import { analyticsQueries } from '@/api/analytics/queries'
import { load } from '@/api/load'
import type { Scope } from '@/auth/realm'
import { closedPeriod, toDateRange } from '@/features/record-list/closed-period'
import type { DashboardSearch } from './dashboard-search'

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
  const figures = dashboard(toDateRange(closedPeriod(deps)))
  load(context.queryClient, figures, abortController.signal).catch(() => {})
}
