import { queryOptions, useQuery } from '@tanstack/react-query'
import { callAccounts } from './calls'
import { firstPasswordSchema } from './schema'

function recoveryQueries() {
  const key = ['public', 'recovery'] as const
  return {
    /** Whose first password a link sets. Asked once: a link that is open does not change its owner. */
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
