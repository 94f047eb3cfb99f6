import {
  useQueries,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'

/** More calls at once would keep those of the rest of the screen waiting. */
const CALLS_AT_ONCE = 3

/** The figures of several bundles or clients, three calls at a time, in the order of the queries. */
export function useFiguresInTurn<Figures, Key extends QueryKey>(
  queries: readonly UseQueryOptions<Figures, Error, Figures, Key>[],
) {
  const queryClient = useQueryClient()
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
