import {
  keepPreviousData,
  useQuery,
  type EnsureQueryDataOptions,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { aborted } from '@/auth/refresh/lock'
import { ApiError, isSilent } from './api-error'

/**
 * For loaders: returns the data of a query, fetched when missing. Cancelling the navigation aborts the loader, and
 * also the query unless a screen observes it.
 */
export async function load<T, K extends QueryKey>(
  client: QueryClient,
  options: EnsureQueryDataOptions<T, Error, T, K>,
  signal: AbortSignal,
): Promise<T> {
  const cancel = () => {
    const query = client.getQueryCache().find({ queryKey: options.queryKey, exact: true })
    if (query && query.getObserversCount() === 0) void query.cancel({ silent: true })
  }
  signal.addEventListener('abort', cancel, { once: true })
  try {
    return await Promise.race([client.ensureQueryData(options), aborted(signal)])
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/**
 * Like `load`, for lists. The list itself shows an error, because its filters may be the cause; only a list that is
 * missing or forbidden fails the whole screen. A navigation that stays on the screen is not blocked: the previous
 * rows stay until the next ones arrive.
 */
export async function loadRows<T, K extends QueryKey>(
  client: QueryClient,
  options: EnsureQueryDataOptions<T, Error, T, K>,
  {
    abortController,
    cause,
  }: { abortController: AbortController; cause: 'enter' | 'stay' | 'preload' },
): Promise<void> {
  const data = load(client, options, abortController.signal).catch((error: unknown) => {
    if (cause !== 'stay' && (isSilent(error) || isUnavailable(error))) throw error
  })
  if (cause !== 'stay') await data
}

const isUnavailable = (error: unknown) =>
  error instanceof ApiError && (error.status === 403 || error.status === 404)

/**
 * Query options for a list whose loader is `loadRows`. The previous rows stay while the next ones load (see
 * `isPlaceholderData`), and a request that failed in the loader is not repeated at once (row E10).
 */
export const loadedRows = { placeholderData: keepPreviousData, retryOnMount: false } as const

/** The rows of a list whose loader is `loadRows` with the same options. */
export function useRows<T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>) {
  return useQuery({ ...options, ...loadedRows })
}
