import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { get } from '@/api/core/http'
import type { Scope } from '@/auth/realm'
import { profileSchema } from './schema'

/** The signed-in person's own account (behavior 7.6); only clients have a call for it. */
export function accountQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'account'] as const
  return {
    profile: () =>
      queryOptions({
        queryKey: [...key, 'profile'],
        queryFn: ({ signal }) => get(scope, 'v1/accounts/profile/', profileSchema, { signal }),
      }),
  }
}

export function useProfile(scope: Scope) {
  return useSuspenseQuery(accountQueries(scope).profile())
}

/** For a screen that also works without the profile. */
export function useOptionalProfile(scope: Scope) {
  return useQuery({ ...accountQueries(scope).profile(), enabled: scope.realm === 'client' })
}
