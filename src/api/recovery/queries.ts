import { partialMatchKey, queryOptions, useQuery, type QueryKey } from '@tanstack/react-query'
import { callAccounts } from './calls'
import { firstPasswordSchema } from './schema'

const key = ['public', 'recovery'] as const

/** Whether a query is one of these, which belong to no login. */
export const isRecoveryKey = (queryKey: QueryKey) => partialMatchKey(queryKey, key)

function recoveryQueries() {
  return {
    /** The account whose first password a link sets. It never changes for a link, so it is fetched once. */
    firstPassword: (token: string) =>
      queryOptions({
        queryKey: [...key, 'first-password', token],
        queryFn: ({ signal }) =>
          callAccounts({
            name: 'initialize-password/',
            token,
            schema: firstPasswordSchema,
            signal,
          }),
        staleTime: Infinity,
        gcTime: 0,
      }),
  }
}

export function useFirstPassword(token: string) {
  return useQuery(recoveryQueries().firstPassword(token))
}
