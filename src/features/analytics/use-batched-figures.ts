import {
  useQueries,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { isSilent } from '@/api/core/api-error'

/** More calls at once would keep those of the rest of the screen waiting. */
const CALLS_AT_ONCE = 3

/** The figures of several bundles or clients, three calls at a time, and a way to try again what has failed. */
export function useBatchedFigures<Figures, Key extends QueryKey>(
  queries: readonly UseQueryOptions<Figures, Error, Figures, Key>[],
) {
  const queryClient = useQueryClient()
  const isSettled = ({ queryKey }: (typeof queries)[number]) =>
    (queryClient.getQueryState(queryKey)?.status ?? 'pending') !== 'pending'
  const settledCount = queries.filter(isSettled).length
  const results = useQueries({
    queries: queries.map((query, index) => ({
      ...query,
      enabled: index < settledCount + CALLS_AT_ONCE,
    })),
  })
  const failures = results.filter(({ error }) => error && !isSilent(error))
  return {
    /** In the order of the queries; undefined until they are loaded. */
    figures: results.map(({ data }) => data),
    isPending: results.some(({ isPending }) => isPending),
    failed: failures.length,
    error: failures[0]?.error,
    isRetrying: failures.some(({ isFetching }) => isFetching),
    onRetry: () => {
      for (const { refetch } of failures) void refetch()
    },
  }
}
