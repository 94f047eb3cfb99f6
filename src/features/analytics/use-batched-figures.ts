import {
  useQuery,
  useQueryClient,
  type EnsureQueryDataOptions,
  type QueryKey,
} from '@tanstack/react-query'
import { isSilent } from '@/api/core/api-error'
import { load } from '@/api/core/load'
import { runWithConcurrency } from '@/api/core/run-with-concurrency'

/** Batches renders, because rendering 2,000 responses one by one would keep the page busy until the last response. */
const RENDER_INTERVAL_MS = 300

export type FiguresQuery<Figures, Key extends QueryKey> = EnsureQueryDataOptions<
  Figures,
  Error,
  Figures,
  Key
>

/** Loads the analytics of several bundles or clients, three requests at a time. */
export function useBatchedFigures<Figures, Key extends QueryKey>(
  queries: readonly FiguresQuery<Figures, Key>[],
) {
  const client = useQueryClient()
  const queryKey = ['batched figures', ...queries.map((query) => query.queryKey)]
  const readStates = () => queries.map((query) => client.getQueryState<Figures>(query.queryKey))
  const {
    data: states = [],
    isFetching,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const publish = () => {
        timer = undefined
        client.setQueryData(queryKey, readStates())
      }
      try {
        await runWithConcurrency(queries, signal, async (query, running) => {
          await load(client, query, running).catch(() => {})
          timer ??= setTimeout(publish, RENDER_INTERVAL_MS)
        })
      } finally {
        clearTimeout(timer)
      }
      return readStates()
    },
    enabled: queries.length > 0,
    placeholderData: readStates,
    // Runs again on every mount because `load` requests only missing or outdated data.
    staleTime: 0,
    structuralSharing: false,
  })
  const failures = states.flatMap((state) => {
    const error = state?.status === 'error' ? state.error : undefined
    return error && !isSilent(error) ? error : []
  })
  return {
    /** In query order. Each entry is undefined until it loads. */
    figures: states.map((state) => state?.data),
    isPending: queries.some((_query, index) => (states[index]?.status ?? 'pending') === 'pending'),
    failed: failures.length,
    error: failures[0],
    isRetrying: isFetching,
    onRetry: () => void refetch(),
  }
}
