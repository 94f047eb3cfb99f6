import { useQueries, useQueryClient } from '@tanstack/react-query'
import { analyticsQueries } from '@/api/analytics/queries'
import type { BundleAnalyticsRequest } from '@/api/analytics/schema'
import type { Scope } from '@/auth/realm'

/** More calls at once would keep those of the rest of the screen waiting. */
const CALLS_AT_ONCE = 3

/** The figures of several bundles, three calls at a time, in the order of the requests. */
export function useBundleFigures(scope: Scope, requests: readonly BundleAnalyticsRequest[]) {
  const queryClient = useQueryClient()
  const queries = requests.map((request) => analyticsQueries(scope).bundle(request))
  const isSettled = ({ queryKey }: (typeof queries)[number]) =>
    (queryClient.getQueryState(queryKey)?.status ?? 'pending') !== 'pending'
  const settled = queries.filter(isSettled).length
  return useQueries({
    queries: queries.map((query, index) => ({
      ...query,
      enabled: index < settled + CALLS_AT_ONCE,
    })),
  })
}
