import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from './api-error'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Keys made stale by a success; declared on the mutation, carried out here. */
      invalidates?: QueryKey[]
    }
  }
}

const MAX_RETRIES = 2
const MAX_WAIT = 30_000
const RETRIED = [429, 502, 503, 504]

/** Reads only: twice, on network errors and passing server trouble; never after a timeout or while offline. */
function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES || !navigator.onLine || !(error instanceof ApiError)) return false
  if (error.kind === 'no-response') return true
  return error.kind === 'status' && RETRIED.includes(error.status ?? 0)
}

/** Milliseconds before the next try; a longer Retry-After wins, up to 30 s (row E9). */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) : 0
  return Math.min(Math.max(asked, 500 * 2 ** failures), MAX_WAIT)
}

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: shouldRetry,
        retryDelay,
        // Otherwise a query pauses while offline and the connection message never shows.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // Once for what is on screen (row E6): with networkMode "always" the default would be never.
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _result, mutation) => {
        const keys = mutation.meta?.invalidates ?? []
        await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
      },
    }),
  })
  return client
}
