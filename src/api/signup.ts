import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { accountQueries } from '@/api/account'
import { sendHashedFirst } from '@/api/core/hash-for-backend'
import { clientFacts } from '@/api/auth/login'
import { isUnknownOutcome } from '@/api/core/api-error'
import { call, callWithoutLogin } from '@/api/core/http'
import { tokenManager } from '@/api/core/token-manager-instance'
import { useSecretMutation } from '@/api/core/use-secret-mutation'
import {
  type DetailsRequest,
  type ResendCodeRequest,
  signup,
  type VerifyCodeRequest,
} from '@/backend/signup'
import type { Scope } from '@/lib/realm'

export function signupQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'signup'] as const
  return {
    /** The details saved so far and the next step. */
    details: () =>
      queryOptions({
        queryKey: [...key, 'details'],
        queryFn: ({ signal }) => call(scope, signup.details, {}, signal),
      }),
    /** Fetched once, without retries, because the portal has fallback lists. */
    options: () =>
      queryOptions({
        queryKey: [...key, 'options'],
        queryFn: ({ signal }) => call(scope, signup.options, {}, signal),
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

/** Sends a code to the email. Throws ApiError, with status 409 if the email already has an account. */
export function useStartSignup() {
  return useSecretMutation((email: string) =>
    callWithoutLogin('client', signup.start, { email, terms_accepted: true }),
  )
}

/** Verifies the code. Throws ApiError, with status 400 and `trials_remaining` if the code is wrong. */
export function useVerifyCode() {
  return useSecretMutation((request: VerifyCodeRequest) =>
    callWithoutLogin('client', signup.verifyCode, request),
  )
}

export function useResendCode() {
  return useSecretMutation((request: ResendCodeRequest) =>
    callWithoutLogin('client', signup.resendCode, request),
  )
}

type TokenAndPassword = { token: string; password: string }

/** Creates the account and signs in. Throws ApiError or StorageFullError. */
export function useCreatePassword() {
  return useSecretMutation(async ({ token, password }: TokenAndPassword) => {
    const login = await sendHashedFirst('other', ({ encode, mark }) =>
      callWithoutLogin('client', signup.createPassword, {
        signup_token: token,
        password: encode(password),
        ...mark,
      }),
    )
    await tokenManager.login('client', clientFacts(login))
  })
}

/**
 * Saves some of the account's details and returns the next step. Invalidates the profile, because the profile contains
 * the details.
 */
export function useSaveDetails(scope: Scope) {
  const client = useQueryClient()
  return useSecretMutation(
    async (json: DetailsRequest) => {
      const { queryKey } = signupQueries(scope).details()
      try {
        const response = await call(scope, signup.saveDetails, json)
        client.setQueryData(queryKey, (details) => ({ ...details, ...json, ...response }))
        return response
      } catch (error) {
        // The saved state is unknown until the next fetch.
        if (isUnknownOutcome(error)) void client.invalidateQueries({ queryKey })
        throw error
      }
    },
    { invalidates: [accountQueries(scope).profile().queryKey] },
  )
}
