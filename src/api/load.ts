import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { aborted } from '@/auth/lock'

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
 * As `load`, but does not hold up a navigation that stays on its screen: there the rows before stay until
 * the next ones are here, and the screen itself meets the error.
 */
export async function loadUnlessStaying<T, K extends QueryKey>(
  client: QueryClient,
  options: EnsureQueryDataOptions<T, Error, T, K>,
  {
    abortController,
    cause,
  }: { abortController: AbortController; cause: 'enter' | 'stay' | 'preload' },
): Promise<void> {
  const data = load(client, options, abortController.signal)
  if (cause === 'stay') data.catch(() => {})
  else await data
}
