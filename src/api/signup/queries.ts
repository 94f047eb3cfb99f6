import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { get } from '@/api/core/http'
import type { Scope } from '@/auth/realm'
import { signupOptionsSchema, userDetailsSchema } from './schema'

export function signupQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'signup'] as const
  return {
    /** The details saved so far and the next step. */
    details: () =>
      queryOptions({
        queryKey: [...key, 'details'],
        queryFn: ({ signal }) =>
          get(scope, 'v1/accounts/user-details/', userDetailsSchema, { signal }),
      }),
    /** Fetched once, without retries: the portal has lists of its own to fall back on. */
    options: () =>
      queryOptions({
        queryKey: [...key, 'options'],
        queryFn: ({ signal }) =>
          get(scope, 'v1/accounts/signup-options/', signupOptionsSchema, { signal }),
        staleTime: Infinity,
        retry: false,
        retryOnMount: false,
      }),
  }
}

export function useUserDetails(scope: Scope) {
  return useSuspenseQuery(signupQueries(scope).details())
}

export function useSignupOptions(scope: Scope) {
  return useQuery(signupQueries(scope).options())
}
