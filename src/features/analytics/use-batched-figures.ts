import {
  useQuery,
  useQueryClient,
  type EnsureQueryDataOptions,
  type QueryKey,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { isSilent } from '@/api/core/api-error'
import { load } from '@/api/core/load'
import { runWithConcurrency } from '@/api/core/run-with-concurrency'

/**
 * Batches renders, because rendering 2,000 responses one by one would keep the page busy until the last response. A
 * render reads every state, so a longer batch renders less often.
 */
const renderIntervalMs = (count: number) => Math.max(300, count)

export type FiguresQuery<Figures, Key extends QueryKey> = EnsureQueryDataOptions<
  Figures,
  Error,
  Figures,
  Key
>

interface BatchOptions {
  /** Whether the batch may start. A running batch continues until `onStop`. */
  enabled?: boolean
  refetchOnReconnect?: false
}

/** Loads the same response for several bundles or clients, three requests at a time. */
export function useBatchedFigures<Figures, Key extends QueryKey>(
  queries: readonly FiguresQuery<Figures, Key>[],
  { enabled = true, ...options }: BatchOptions = {},
) {
  const client = useQueryClient()
  const stopRun = useRef<() => void>(undefined)
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
        await runWithConcurrency(queries, signal, async (query, running, stop) => {
          stopRun.current = stop
          await load(client, query, running).catch(() => {})
          timer ??= setTimeout(publish, renderIntervalMs(queries.length))
        })
      } finally {
        clearTimeout(timer)
      }
      return readStates()
    },
    enabled: enabled && queries.length > 0,
    placeholderData: readStates,
    // Runs again on every mount because `load` requests only missing or outdated data.
    staleTime: 0,
    structuralSharing: false,
    ...options,
  })
  const errors = states.map((state) => {
    const error = state?.status === 'error' ? state.error : undefined
    return error && !isSilent(error) ? error : undefined
  })
  const failures = errors.filter((error) => error !== undefined)
  return {
    /** In query order. Each entry is undefined until it loads. */
    figures: states.map((state) => state?.data),
    /** In query order. Defined for failed requests. */
    errors,
    isPending: queries.some((_query, index) => (states[index]?.status ?? 'pending') === 'pending'),
    failed: failures.length,
    error: failures[0],
    isRetrying: isFetching,
    onRetry: () => void refetch(),
    /** Aborts the running requests. The loaded responses stay, and `onRetry` continues. */
    onStop: () => stopRun.current?.(),
  }
}
