import { keepPreviousData, partialMatchKey, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '@/api/core/http'
import { analytics, type AnalyticsRequest, type BundleAnalyticsRequest } from '@/backend/analytics'
import type { Scope } from '@/lib/realm'

/** The figures of a period of days, inclusive: of a dashboard, or of one bundle (behavior 7.6). */
export function analyticsQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'analytics'] as const
  return {
    /** The start of the keys of all `dashboard` queries. */
    dashboards: () => [...key, 'dashboard'] as const,
    dashboard: (request: AnalyticsRequest) =>
      queryOptions({
        queryKey: [...key, 'dashboard', request],
        queryFn: ({ signal }) => call(scope, analytics.dashboard, request, signal),
      }),
    /** The key of all periods of one bundle. */
    bundleKey: (bundleId: string) => [...key, 'bundle', bundleId] as const,
    bundle: (request: BundleAnalyticsRequest) =>
      queryOptions({
        queryKey: [...key, 'bundle', request.bundle_id, request],
        queryFn: ({ signal }) => call(scope, analytics.bundle, request, signal),
      }),
  }
}

/** With `retryOnMount: false` a request that failed in the loader is not repeated at once (row E10). */
type QueryChoices = { enabled?: boolean; retryOnMount?: boolean }

/** The previous figures stay while those of another period load; see `isPlaceholderData`. */
export function useDashboardAnalytics(
  scope: Scope,
  request: AnalyticsRequest,
  options: QueryChoices = {},
) {
  return useQuery({
    ...analyticsQueries(scope).dashboard(request),
    ...options,
    placeholderData: keepPreviousData,
  })
}

/** The figures of one bundle. As above, but the figures of another bundle do not stay. */
export function useBundleAnalytics(
  scope: Scope,
  request: BundleAnalyticsRequest,
  options: QueryChoices = {},
) {
  const queries = analyticsQueries(scope)
  const ofBundle = queries.bundleKey(request.bundle_id)
  return useQuery({
    ...queries.bundle(request),
    ...options,
    placeholderData: (before, query) =>
      query && partialMatchKey(query.queryKey, ofBundle) ? before : undefined,
  })
}
