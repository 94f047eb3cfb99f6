import * as v from 'valibot'
import { flag, maybe, text } from '@/api/core/tolerant'

/** Links by e-mail (behaviour 10.10). */
export type ForgotPasswordRequest = { email: string }
/** The password is a hash, as in a login; likewise in InitializePasswordRequest. */
export type ResetPasswordRequest = { token: string; new_password: string }
export type InitializePasswordRequest = { password: string }
export type VerifyEmailRequest = { token: string }

/** Error code: the link has expired or was used before (behaviour 10.10). */
export const LINK_SPENT = 7020

export const firstPasswordSchema = v.object({
  email_masked: maybe(text),
  name: maybe(text),
  expires_at: maybe(text),
})
export type FirstPassword = v.InferOutput<typeof firstPasswordSchema>

export const verifiedEmailSchema = v.object({ verified: flag, email_masked: maybe(text) })
export type VerifiedEmail = v.InferOutput<typeof verifiedEmailSchema>
