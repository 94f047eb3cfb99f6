import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError, isUnknownOutcome } from './api-error'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Keys of the queries to invalidate after a success or an unknown outcome. */
      invalidates?: QueryKey[]
    }
  }
}

const MAX_RETRIES = 2
const MAX_WAIT = 30_000
const RETRIED_STATUSES = [429, 502, 503, 504]

/**
 * Whether to retry a read. Network errors and temporary server errors are retried twice; timeouts and failures while
 * offline are never retried.
 */
function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES || !navigator.onLine || !(error instanceof ApiError)) return false
  if (error.kind === 'no-response') return true
  return error.kind === 'status' && RETRIED_STATUSES.includes(error.status ?? 0)
}

/**
 * Returns the delay before the next attempt, in milliseconds. A longer Retry-After wins, up to 30 s (row E9).
 * @internal Exported for its test.
 */
export function retryDelay(failures: number, error: unknown): number {
  const retryAfter = error instanceof ApiError ? (error.retryAfter ?? 0) : 0
  return Math.min(Math.max(retryAfter, 500 * 2 ** failures), MAX_WAIT)
}

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: shouldRetry,
        retryDelay,
        // With the default mode, a query would pause while offline, and the screen would never show the connection
        // message.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // Refetches the visible data once (row E6). With networkMode "always", the default is never to refetch.
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSettled: (_data, error, _variables, _result, mutation) => {
        if (error && !isUnknownOutcome(error)) return
        for (const queryKey of mutation.meta?.invalidates ?? []) {
          // Removes hidden data, so the next screen shows the write's outcome instead of stale data.
          client.removeQueries({ queryKey, type: 'inactive', fetchStatus: 'idle' })
          // Doesn't wait for the refetch, because the write is already done.
          void client.invalidateQueries({ queryKey })
        }
      },
    }),
  })
  return client
}
