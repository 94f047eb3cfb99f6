import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { post } from '@/api/http'
import type { Scope } from '@/auth/realm'
import { analyticsSchema, type AnalyticsRequest } from './schema'

const PATHS = {
  client: 'v1/valify/dashboard-analytics/',
  admin: 'v1/valify/admin-analytics/',
} as const

/** The figures of a dashboard over a period of days, inclusive (specification section 7). */
export function analyticsQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'analytics'] as const
  return {
    dashboard: (request: AnalyticsRequest) =>
      queryOptions({
        queryKey: [...key, 'dashboard', request],
        queryFn: ({ signal }) =>
          post(scope, PATHS[scope.realm], analyticsSchema, { json: request, signal }),
      }),
  }
}

export function useDashboardAnalytics(scope: Scope, request: AnalyticsRequest) {
  return useSuspenseQuery(analyticsQueries(scope).dashboard(request))
}

/** What figures are compared with; they never hold up the screen. */
export function usePreviousAnalytics(scope: Scope, request: AnalyticsRequest | undefined) {
  return useQuery({
    ...analyticsQueries(scope).dashboard(request ?? { start_date: '', end_date: '' }),
    enabled: request !== undefined,
  })
}
