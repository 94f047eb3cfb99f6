import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { sendHashedFirst } from '@/api/core/hash-for-backend'
import { call } from '@/api/core/http'
import { useSecretMutation } from '@/api/core/use-secret-mutation'
import { account, type ChangePasswordRequest } from '@/backend/account'
import type { Scope } from '@/lib/realm'

/** The signed-in user's own account (behavior 7.6). Only clients have an endpoint for it. */
export function accountQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'account'] as const
  return {
    profile: () =>
      queryOptions({
        queryKey: [...key, 'profile'],
        queryFn: ({ signal }) => call(scope, account.profile, {}, signal),
      }),
  }
}

export function useProfile(scope: Scope) {
  return useSuspenseQuery(accountQueries(scope).profile())
}

/** Fetches the profile for a screen that also works without it. */
export function useOptionalProfile(scope: Scope) {
  return useQuery({ ...accountQueries(scope).profile(), enabled: scope.realm === 'client' })
}

export type PasswordChange = { oldPassword: string; newPassword: string }

/** Changes the password (behavior 7.6). Administrators are assumed to have the same endpoint. */
export function useChangePassword(scope: Scope) {
  return useSecretMutation(async ({ oldPassword, newPassword }: PasswordChange) => {
    await sendHashedFirst('other', ({ encode, mark }) => {
      const request: ChangePasswordRequest = {
        old_password: encode(oldPassword),
        new_password: encode(newPassword),
        ...mark,
      }
      // Accepts a response without a body. Reporting a failure would make the user retry with an old password that no
      // longer works.
      return call(scope, account.changePassword, request)
    })
  })
}
