import { keepPreviousData, partialMatchKey, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '@/api/core/http'
import { analytics, type AnalyticsRequest, type BundleAnalyticsRequest } from '@/backend/analytics'
import type { Scope } from '@/lib/realm'

/** Dashboard and bundle analytics for an inclusive date range (behavior 7.6). */
export function analyticsQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'analytics'] as const
  return {
    /** Key prefix of all `dashboard` queries. */
    dashboards: () => [...key, 'dashboard'] as const,
    dashboard: (request: AnalyticsRequest) =>
      queryOptions({
        queryKey: [...key, 'dashboard', request],
        queryFn: ({ signal }) => call(scope, analytics.dashboard, request, signal),
      }),
    /** Key prefix of one bundle's queries, for every period. */
    bundleKey: (bundleId: string) => [...key, 'bundle', bundleId] as const,
    bundle: (request: BundleAnalyticsRequest) =>
      queryOptions({
        queryKey: [...key, 'bundle', request.bundle_id, request],
        queryFn: ({ signal }) => call(scope, analytics.bundle, request, signal),
      }),
  }
}

/** With `retryOnMount: false`, mounting does not retry a request that failed in the loader (row E10). */
type QueryChoices = { enabled?: boolean; retryOnMount?: boolean }

const OUTDATED_MS = 5 * 60_000

/** Refetches analytics older than five minutes when the user returns to the tab. */
const refetchOnWindowFocus = ({ state }: { state: { dataUpdatedAt: number } }) =>
  Date.now() - state.dataUpdatedAt > OUTDATED_MS ? 'always' : false

/** Fetches dashboard analytics. The previous period's data stays until the new data loads; see `isPlaceholderData`. */
export function useDashboardAnalytics(
  scope: Scope,
  request: AnalyticsRequest,
  options: QueryChoices = {},
) {
  return useQuery({
    ...analyticsQueries(scope).dashboard(request),
    refetchOnWindowFocus,
    ...options,
    placeholderData: keepPreviousData,
  })
}

/**
 * Fetches one bundle's analytics. That bundle's previous data stays while a new period loads; another bundle's data
 * never does.
 */
export function useBundleAnalytics(
  scope: Scope,
  request: BundleAnalyticsRequest,
  options: QueryChoices = {},
) {
  const queries = analyticsQueries(scope)
  const ofBundle = queries.bundleKey(request.bundle_id)
  return useQuery({
    ...queries.bundle(request),
    refetchOnWindowFocus,
    ...options,
    placeholderData: (before, query) =>
      query && partialMatchKey(query.queryKey, ofBundle) ? before : undefined,
  })
}
