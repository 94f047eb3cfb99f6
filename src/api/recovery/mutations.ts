import * as v from 'valibot'
import { messageSchema } from '@/api/account/schema'
import { hashForBackend } from '@/api/auth/hash-for-backend'
import { clientFacts } from '@/api/auth/login-facts'
import { clientLoginSchema } from '@/api/auth/schema'
import { tokenManager } from '@/api/core/token-manager-instance'
import { useSecretMutation } from '@/api/core/use-secret-mutation'
import type { RealmName } from '@/auth/realm'
import { callAccounts } from './calls'
import type {
  ForgotPasswordRequest,
  InitializePasswordRequest,
  ResetPasswordRequest,
  VerifyEmailRequest,
} from './requests'
import { verifiedEmailSchema } from './schema'

/** A response without a body is a success: reporting it as a failure would send or use a link twice. */
const doneSchema = v.optional(messageSchema)

/** Sends a link to reset the password. The response is the same for an unknown e-mail. */
export function useForgotPassword(realm: RealmName) {
  return useSecretMutation(async (json: ForgotPasswordRequest) => {
    await callAccounts({ realm, name: 'forgot-password/', json, schema: doneSchema })
  })
}

type LinkAndPassword = { token: string; password: string }

/** Resets the password through a link. Throws ApiError, with LINK_SPENT when the link no longer works. */
export function useResetPassword(realm: RealmName) {
  return useSecretMutation(async ({ token, password }: LinkAndPassword) => {
    const json: ResetPasswordRequest = { token, new_password: hashForBackend(password) }
    await callAccounts({ realm, name: 'reset-password/', json, schema: doneSchema })
  })
}

/** Sets the first password of an account and signs in. Throws ApiError or StorageFullError. */
export function useInitializePassword() {
  return useSecretMutation(async ({ token, password }: LinkAndPassword) => {
    const json: InitializePasswordRequest = { password: hashForBackend(password) }
    const name = 'initialize-password/'
    const login = await callAccounts({ name, token, json, schema: clientLoginSchema })
    await tokenManager.login('client', clientFacts(login))
  })
}

/** Confirms the e-mail address through a link. */
export function useVerifyEmail() {
  return useSecretMutation((token: string) => {
    const json: VerifyEmailRequest = { token }
    return callAccounts({ name: 'verify-email/', json, schema: verifiedEmailSchema })
  })
}
