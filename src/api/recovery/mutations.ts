import { messageSchema } from '@/api/account/schema'
import { hashed } from '@/api/auth/hashed'
import { clientFacts } from '@/api/auth/login-facts'
import { clientLoginSchema } from '@/api/auth/schema'
import { authorizedCalls } from '@/api/authorized-calls'
import { useSecretMutation } from '@/api/use-secret-mutation'
import { callAccounts } from './calls'
import {
  verifiedEmailSchema,
  type ForgotPasswordRequest,
  type InitializePasswordRequest,
  type ResetPasswordRequest,
  type VerifyEmailRequest,
} from './schema'

/** Sends the link for a new password; the answer is the same for an unknown e-mail. */
export function useForgotPassword() {
  return useSecretMutation(async (json: ForgotPasswordRequest) => {
    await callAccounts({ name: 'forgot-password/', json, schema: messageSchema })
  })
}

type LinkAndPassword = { token: string; password: string }

/** Sets the new password of a link. Throws ApiError, with LINK_SPENT when it works no more. */
export function useResetPassword() {
  return useSecretMutation(async ({ token, password }: LinkAndPassword) => {
    const json: ResetPasswordRequest = { token, new_password: hashed(password) }
    await callAccounts({ name: 'reset-password/', json, schema: messageSchema })
  })
}

/** Sets the first password of an account and signs in to it. Throws ApiError or StorageFullError. */
export function useInitializePassword() {
  return useSecretMutation(async ({ token, password }: LinkAndPassword) => {
    const json: InitializePasswordRequest = { password: hashed(password) }
    const name = 'initialize-password/'
    const login = await callAccounts({ name, token, json, schema: clientLoginSchema })
    await authorizedCalls.login('client', clientFacts(login))
  })
}

/** Confirms the e-mail of a link. */
export function useVerifyEmail() {
  return useSecretMutation((token: string) => {
    const json: VerifyEmailRequest = { token }
    return callAccounts({ name: 'verify-email/', json, schema: verifiedEmailSchema })
  })
}
