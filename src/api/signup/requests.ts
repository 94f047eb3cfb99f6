import * as v from 'valibot'
import { emailField, phoneField } from '@/api/account/requests'
import { wireHash } from '@/api/core/request'

const filledText = v.pipe(v.string(), v.nonEmpty())
const signupToken = { signup_token: filledText }

export const signupRequest = v.strictObject({ email: emailField, terms_accepted: v.literal(true) })
export type SignupRequest = v.InferOutput<typeof signupRequest>

export const verifyCodeRequest = v.strictObject({
  ...signupToken,
  otp: v.pipe(v.string(), v.regex(/^\d+$/)),
})
export type VerifyCodeRequest = v.InferOutput<typeof verifyCodeRequest>

export const resendCodeRequest = v.strictObject(signupToken)
export type ResendCodeRequest = v.InferOutput<typeof resendCodeRequest>

/** The password is a hash, as in a login. */
export const createPasswordRequest = v.strictObject({ ...signupToken, password: wireHash })
export type CreatePasswordRequest = v.InferOutput<typeof createPasswordRequest>

/** The details of an account, saved step by step. */
export const detailsRequest = v.strictObject({
  first_name: v.optional(filledText),
  last_name: v.optional(filledText),
  display_name: v.optional(filledText),
  phone_number: v.optional(phoneField),
  /** A value of the industries that the backend or, without any, the portal offers; likewise the role. */
  industry: v.optional(filledText),
  role: v.optional(filledText),
  company_name: v.optional(filledText),
  company_website: v.optional(v.pipe(v.string(), v.url())),
})
export type DetailsRequest = v.InferOutput<typeof detailsRequest>
