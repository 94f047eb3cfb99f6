import { useQueryClient } from '@tanstack/react-query'
import { hashForBackend } from '@/api/auth/hash-for-backend'
import { accountQueries } from '@/api/account/queries'
import { clientFacts } from '@/api/auth/login-facts'
import { isUnknownOutcome } from '@/api/core/api-error'
import { post } from '@/api/core/http'
import { callAccounts } from '@/api/recovery/calls'
import { tokenManager } from '@/api/core/token-manager-instance'
import { useSecretMutation } from '@/api/core/use-secret-mutation'
import type { Scope } from '@/auth/realm'
import { signupQueries } from './queries'
import type {
  CreatePasswordRequest,
  DetailsRequest,
  ResendCodeRequest,
  SignupRequest,
  VerifyCodeRequest,
} from './requests'
import {
  codeSentSchema,
  codeVerifiedSchema,
  newAccountSchema,
  signupSchema,
  userDetailsSchema,
} from './schema'

/** Sends a code to the e-mail. Throws ApiError, 409 when the e-mail has an account. */
export function useStartSignup() {
  return useSecretMutation((email: string) => {
    const json: SignupRequest = { email, terms_accepted: true }
    return callAccounts({ name: 'signup/', json, schema: signupSchema })
  })
}

/** Throws ApiError, 400 with `trials_remaining` when the code is wrong. */
export function useVerifyCode() {
  return useSecretMutation((json: VerifyCodeRequest) =>
    callAccounts({ name: 'signup/verify-otp/', json, schema: codeVerifiedSchema }),
  )
}

export function useResendCode() {
  return useSecretMutation((json: ResendCodeRequest) =>
    callAccounts({ name: 'signup/resend-otp/', json, schema: codeSentSchema }),
  )
}

type TokenAndPassword = { token: string; password: string }

/** Creates the account and signs in to it. Throws ApiError or StorageFullError. */
export function useCreatePassword() {
  return useSecretMutation(async ({ token, password }: TokenAndPassword) => {
    const json: CreatePasswordRequest = { signup_token: token, password: hashForBackend(password) }
    const name = 'signup/create-password/'
    const login = await callAccounts({ name, json, schema: newAccountSchema })
    await tokenManager.login('client', clientFacts(login))
  })
}

/** Saves a part of the account's details. The response names the next step; the profile shows the details too. */
export function useSaveDetails(scope: Scope) {
  const client = useQueryClient()
  return useSecretMutation(
    async (json: DetailsRequest) => {
      const { queryKey } = signupQueries(scope).details()
      try {
        const response = await post(scope, 'v1/accounts/user-details/', userDetailsSchema, { json })
        client.setQueryData(queryKey, (details) => ({ ...details, ...json, ...response }))
        return response
      } catch (error) {
        // Only the server knows what is saved now.
        if (isUnknownOutcome(error)) void client.invalidateQueries({ queryKey })
        throw error
      }
    },
    { invalidates: [accountQueries(scope).profile().queryKey] },
  )
}
