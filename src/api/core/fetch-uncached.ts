import {
  isCancelledError,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

let fetches = 0

/**
 * Fetches data for an export, and evicts each response from the cache, because a thousand responses would pile up.
 * Fetches again if other code cancels the query, because users keep working during an export.
 */
export async function fetchUncached<T, K extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, Error, T, K>,
  signal: AbortSignal,
): Promise<T> {
  fetches += 1
  const hash = `export ${fetches}`
  const options = { ...query, gcTime: 0, queryKeyHashFn: () => hash }
  const isOwn = ({ queryHash }: { queryHash: string }) => queryHash === hash
  const cancel = () => void client.cancelQueries({ predicate: isOwn })
  signal.addEventListener('abort', cancel, { once: true })
  try {
    for (;;) {
      signal.throwIfAborted()
      try {
        return await client.fetchQuery(options)
      } catch (error) {
        if (!isCancelledError(error)) throw error
      }
    }
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
