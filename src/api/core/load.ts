import {
  keepPreviousData,
  useQuery,
  type EnsureQueryDataOptions,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { rejectOnAbort } from '@/auth/refresh/lock'

/**
 * Returns a query's data for a loader, and fetches it if it is missing or outdated by a write. Canceling the navigation
 * also cancels the query unless a screen observes it.
 */
export function load<T, K extends QueryKey>(
  client: QueryClient,
  options: EnsureQueryDataOptions<T, Error, T, K>,
  signal: AbortSignal,
): Promise<T> {
  const state = client.getQueryState(options.queryKey)
  // A failed refetch also marks the data as invalidated, but the data may still be shown.
  const isOutdated = state?.isInvalidated && state.status === 'success'
  const data = isOutdated
    ? client.fetchQuery({ ...options, staleTime: 0 })
    : client.ensureQueryData(options)
  return orCancel(client, options.queryKey, data, signal)
}

/**
 * How long data counts as fresh, in milliseconds. Hovering a link preloads its screen, and a click soon after must not
 * load the screen again.
 */
const FRESH = 10_000

/** Like `load`, but fetches again if the data is older than `FRESH`. */
export function loadFresh<T, K extends QueryKey>(
  client: QueryClient,
  options: EnsureQueryDataOptions<T, Error, T, K>,
  signal: AbortSignal,
): Promise<T> {
  const fetching = client.fetchQuery({ ...options, staleTime: FRESH })
  return orCancel(client, options.queryKey, fetching, signal)
}

async function orCancel<T>(
  client: QueryClient,
  queryKey: QueryKey,
  data: Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const cancel = () => {
    const query = client.getQueryCache().find({ queryKey, exact: true })
    if (query && query.getObserversCount() === 0) void query.cancel({ silent: true })
  }
  signal.addEventListener('abort', cancel, { once: true })
  try {
    return await Promise.race([data, rejectOnAbort(signal)])
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/**
 * Starts a query for a loader without waiting for the response. The component that shows the data also shows the
 * loading state and the error, so filters and pickers stay usable.
 */
export function startQuery<T, K extends QueryKey>(
  client: QueryClient,
  options: EnsureQueryDataOptions<T, Error, T, K>,
  { abortController }: { abortController: AbortController },
): void {
  load(client, options, abortController.signal).catch(() => {})
}

/**
 * Query options for a list whose loader calls `startQuery`. The previous rows stay while the next rows load, and
 * mounting the list doesn't retry a failed request (row E10).
 */
export const loadedRows = { placeholderData: keepPreviousData, retryOnMount: false } as const

/**
 * Returns the rows of a list whose loader calls `startQuery` with the same options. A list without a loader sets
 * `retryOnMount`.
 */
export function useRows<T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>) {
  return useQuery({ ...loadedRows, ...options })
}
