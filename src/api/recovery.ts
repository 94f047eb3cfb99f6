import { partialMatchKey, type QueryKey, queryOptions, useQuery } from '@tanstack/react-query'
import { sendHashedFirst } from '@/api/core/hash-for-backend'
import { clientFacts } from '@/api/auth/login'
import { callWithoutLogin } from '@/api/core/http'
import { tokenManager } from '@/api/core/token-manager-instance'
import { useSecretMutation } from '@/api/core/use-secret-mutation'
import { type ForgotPasswordRequest, recovery } from '@/backend/recovery'
import type { RealmName } from '@/lib/realm'

const key = ['public', 'recovery'] as const

/** Whether a query key belongs to account recovery. Recovery queries belong to no login. */
export const isRecoveryKey = (queryKey: QueryKey) => partialMatchKey(queryKey, key)

function recoveryQueries() {
  return {
    /**
     * The account that a first-password link belongs to. A link's account never changes, so it is fetched only once.
     */
    firstPassword: (token: string) =>
      queryOptions({
        queryKey: [...key, 'first-password', token],
        queryFn: ({ signal }) =>
          callWithoutLogin('client', recovery.firstPassword, { token }, signal),
        staleTime: Infinity,
        gcTime: 0,
      }),
  }
}

export function useFirstPassword(token: string) {
  return useQuery(recoveryQueries().firstPassword(token))
}

/** Sends a link to reset the password. The response is the same for an unknown email. */
export function useForgotPassword(realm: RealmName) {
  return useSecretMutation(async (request: ForgotPasswordRequest) => {
    await callWithoutLogin(realm, recovery.forgotPassword, request)
  })
}

type LinkAndPassword = { token: string; password: string }

/** Resets the password through a link. Throws ApiError, with error code LINK_SPENT if the link no longer works. */
export function useResetPassword(realm: RealmName) {
  return useSecretMutation(async ({ token, password }: LinkAndPassword) => {
    await sendHashedFirst('other', ({ encode, mark }) =>
      callWithoutLogin(realm, recovery.resetPassword, {
        token,
        new_password: encode(password),
        ...mark,
      }),
    )
  })
}

/** Sets an account's first password and signs in. Throws ApiError or StorageFullError. */
export function useInitializePassword() {
  return useSecretMutation(async ({ token, password }: LinkAndPassword) => {
    const login = await sendHashedFirst('other', ({ encode, mark }) =>
      callWithoutLogin('client', recovery.initializePassword, {
        token,
        password: encode(password),
        ...mark,
      }),
    )
    await tokenManager.login('client', clientFacts(login))
  })
}

/** Confirms the email address through a link. */
export function useVerifyEmail() {
  return useSecretMutation((token: string) =>
    callWithoutLogin('client', recovery.verifyEmail, { token }),
  )
}
