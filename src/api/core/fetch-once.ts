import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Fetches for an export: aborted by its signal and removed from the cache at once, because a thousand responses must
 * not pile up.
 */
export async function fetchOnce<T, K extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, Error, T, K>,
  signal: AbortSignal,
): Promise<T> {
  const options = { ...query, gcTime: 0 }
  const cancel = () => void client.cancelQueries({ queryKey: options.queryKey, exact: true })
  signal.addEventListener('abort', cancel, { once: true })
  try {
    return await client.fetchQuery(options)
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
