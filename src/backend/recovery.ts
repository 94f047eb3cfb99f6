import * as v from 'valibot'
import { messageSchema } from './message'
import { clientLoginSchema } from './login'
import { endpoint } from './endpoint'
import { flag, maybe, moment, text } from './tolerant'

/** Error code for a link that has expired or was used before (behavior 10.10). */
export const LINK_SPENT = 7020

export const firstPasswordSchema = v.object({
  email_masked: maybe(text),
  name: maybe(text),
  expires_at: maybe(moment),
})
export type FirstPassword = v.InferOutput<typeof firstPasswordSchema>

export const verifiedEmailSchema = v.object({ verified: flag, email_masked: maybe(text) })
export type VerifiedEmail = v.InferOutput<typeof verifiedEmailSchema>

export type ForgotPasswordRequest = { email: string }
/** The password is sent as in `LoginRequest`. */
export type ResetPasswordRequest = { token: string; new_password: string; is_hashed?: 0 }
/** The password is sent as in `LoginRequest`. */
export type InitializePasswordRequest = { token: string; password: string; is_hashed?: 0 }
export type VerifyEmailRequest = { token: string }

export const recovery = {
  forgotPassword: endpoint<ForgotPasswordRequest>()({
    id: 'forgotPassword',
    post: 'v1/accounts/forgot-password/',
    isPublic: true,
    response: messageSchema,
  }),
  resetPassword: endpoint<ResetPasswordRequest>()({
    id: 'resetPassword',
    post: 'v1/accounts/reset-password/',
    isPublic: true,
    response: messageSchema,
  }),
  firstPassword: endpoint<{ token: string }>()({
    id: 'getFirstPassword',
    realm: 'client',
    get: 'v1/accounts/initialize-password/{token}/',
    isPublic: true,
    response: firstPasswordSchema,
  }),
  initializePassword: endpoint<InitializePasswordRequest>()({
    id: 'initializePassword',
    realm: 'client',
    post: 'v1/accounts/initialize-password/{token}/',
    isPublic: true,
    response: clientLoginSchema,
  }),
  verifyEmail: endpoint<VerifyEmailRequest>()({
    id: 'verifyEmail',
    realm: 'client',
    post: 'v1/accounts/verify-email/',
    isPublic: true,
    response: verifiedEmailSchema,
  }),
}
