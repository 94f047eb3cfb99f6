import {
  keepPreviousData,
  type EnsureQueryDataOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { aborted } from '@/auth/refresh/lock'
import { ApiError, isSilent } from './api-error'

/**
 * For loaders: the data of a query, fetched when missing. Leaving the navigation aborts the loader, and
 * the query too unless a screen observes it.
 */
export async function load<T, K extends QueryKey>(
  client: QueryClient,
  options: EnsureQueryDataOptions<T, Error, T, K>,
  signal: AbortSignal,
): Promise<T> {
  const leave = () => {
    const query = client.getQueryCache().find({ queryKey: options.queryKey, exact: true })
    if (query && query.getObserversCount() === 0) void query.cancel({ silent: true })
  }
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([client.ensureQueryData(options), aborted(signal)])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

/**
 * As `load` for a list, whose own screen meets the error: its filters can be what is wrong. Only a list that is
 * not there, or not for this person, is an error of the whole screen. A navigation that stays on the screen is
 * not held up: there the rows before stay until the next ones are here.
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
    if (cause !== 'stay' && (isSilent(error) || isNobodys(error))) throw error
  })
  if (cause !== 'stay') await data
}

const isNobodys = (error: unknown) =>
  error instanceof ApiError && (error.status === 403 || error.status === 404)

/**
 * For the screen of a list whose loader is `loadRows`. While the next rows are on their way those before stay:
 * `isPlaceholderData` tells. What the loader could not have is not asked for once more at once (row E10).
 */
export const loadedRows = { placeholderData: keepPreviousData, retryOnMount: false } as const
