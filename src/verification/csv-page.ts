import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** As many rows as the server gives at once. */
export const CSV_PAGE_SIZE = 100

/** One page of a list for a CSV: fetched anew, and kept no longer than it is written. */
export async function readCsvPage<T, K extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<T, Error, T, K>,
  signal: AbortSignal,
): Promise<T> {
  const cancel = () => void client.cancelQueries({ queryKey: options.queryKey, exact: true })
  signal.addEventListener('abort', cancel, { once: true })
  try {
    // A thousand pages must not pile up.
    return await client.fetchQuery({ ...options, staleTime: 0, gcTime: 0 })
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
