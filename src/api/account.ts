import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { sendHashedFirst } from '@/api/core/hash-for-backend'
import { call } from '@/api/core/http'
import { useSecretMutation } from '@/api/core/use-secret-mutation'
import { account, type ChangePasswordRequest } from '@/backend/account'
import type { Scope } from '@/lib/realm'

/** The signed-in person's own account (behavior 7.6); only clients have a call for it. */
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

/** For a screen that also works without the profile. */
export function useOptionalProfile(scope: Scope) {
  return useQuery({ ...accountQueries(scope).profile(), enabled: scope.realm === 'client' })
}

export type PasswordChange = { oldPassword: string; newPassword: string }

/** POST accounts/change-password/ (behavior 7.6; assumed to exist for administrators too). */
export function useChangePassword(scope: Scope) {
  return useSecretMutation(async ({ oldPassword, newPassword }: PasswordChange) => {
    await sendHashedFirst('other', ({ encode, mark }) => {
      const request: ChangePasswordRequest = {
        old_password: encode(oldPassword),
        new_password: encode(newPassword),
        ...mark,
      }
      // A response without a body is a success: reporting it as a failure would make the person retry the old password.
      return call(scope, account.changePassword, request)
    })
  })
}
