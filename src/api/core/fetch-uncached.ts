import {
  isCancelledError,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

let fetches = 0

/**
 * Fetches for an export: aborted by its signal and removed from the cache at once, because a thousand responses must
 * not pile up. It goes on when others cancel what they load or drop what a write has made out of date, and its own
 * entry in the cache keeps it from canceling them: people work on during an export.
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
