import { useMemo } from 'react'
import { useDashboardAnalytics } from '@/api/analytics'
import { useScope } from '@/api/core/use-scope'
import type { Analytics, AnalyticsRequest } from '@/backend/analytics'
import { closedPeriod, toDateRange } from '@/lib/period/closed-period'
import { toDay } from '@/lib/period/period'
import { presetPeriod } from '@/lib/period/presets'

/** Returns the request for a client's figures for the last 30 days. */
export function toMonthRequest(clientId: string): AnalyticsRequest & { organization_id: string } {
  return { ...toDateRange(closedPeriod({})), organization_id: clientId }
}

export type ClientMonth = NonNullable<Analytics['organizations']>[number]

/**
 * Loads all clients' figures for the current month in a single request, as `byId`. Checks the permission first, because
 * a rejection would cost a token refresh.
 */
export function useClientMonths(isAllowed: boolean) {
  const scope = useScope()
  const month = presetPeriod('thisMonth', toDay(new Date()))
  const { data, error, isFetching, refetch } = useDashboardAnalytics(
    scope,
    toDateRange(closedPeriod(month)),
    { enabled: isAllowed, retryOnMount: false },
  )
  const byId = useMemo(
    () => data && new Map((data.organizations ?? []).map((client) => [client.id, client])),
    [data],
  )
  return { isAllowed, byId, error: byId ? null : error, isFetching, refetch }
}
export type ClientMonths = ReturnType<typeof useClientMonths>

/** Returns the success rate, or undefined if there are no sessions. */
export function getMonthRate(month: ClientMonth | undefined): number | undefined {
  return month?.sessions ? month.success_rate : undefined
}
