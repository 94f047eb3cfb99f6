import * as v from 'valibot'
import { clientLoginSchema } from './login'
import { endpoint, type NoFields } from './endpoint'
import {
  expected,
  expectedList,
  flag,
  maybe,
  nonEmptyText,
  num,
  recordResponse,
  rows,
  text,
} from './tolerant'

/** Error code (assumed) if the sign-up took too long or its token is unknown. The sign-up starts over. */
export const SIGNUP_EXPIRED = 7030

/** Times in seconds. */
export const signupSchema = v.object({
  signup_token: nonEmptyText,
  otp_length: maybe(num),
  expires_in: maybe(num),
  resend_after: maybe(num),
})
export type Signup = v.InferOutput<typeof signupSchema>

export const codeSentSchema = v.object({ resend_after: maybe(num), expires_in: maybe(num) })
export type CodeSent = v.InferOutput<typeof codeSentSchema>

export const codeVerifiedSchema = v.object({
  verified: maybe(flag),
  signup_token: nonEmptyText,
  trials_remaining: maybe(num),
})
export type CodeVerified = v.InferOutput<typeof codeVerifiedSchema>

/** A new account's login. The sign-up counts as incomplete unless the backend sends another value. */
const newAccountSchema = v.object({
  ...clientLoginSchema.entries,
  is_initialized: expected(flag, false),
})

/** A sign-up step, converted to its path segment: `phone_number` becomes `phone-number`. */
const step = v.pipe(
  text,
  v.transform((name) => name.toLowerCase().replaceAll('_', '-')),
)

export const userDetailsSchema = recordResponse({
  completed_steps: expectedList(step),
  next_step: maybe(step),
  is_initialized: expected(flag),
  first_name: maybe(text),
  last_name: maybe(text),
  display_name: maybe(text),
  phone_number: maybe(text),
  industry: maybe(text),
  role: maybe(text),
  company_name: maybe(text),
  company_website: maybe(text),
})
export type UserDetails = v.InferOutput<typeof userDetailsSchema>

const option = v.pipe(
  v.object({ value: nonEmptyText, label: expected(text) }),
  v.transform(({ value, label = value }) => ({ value, label })),
)
export type SignupOption = v.InferOutput<typeof option>

export const signupOptionsSchema = v.object({
  industries: v.pipe(rows(option), v.nonEmpty()),
  roles: v.pipe(rows(option), v.nonEmpty()),
})
export type SignupOptions = v.InferOutput<typeof signupOptionsSchema>

export type SignupRequest = { email: string; terms_accepted: true }
export type VerifyCodeRequest = { signup_token: string; otp: string }
export type ResendCodeRequest = { signup_token: string }
/** The password is sent as in `LoginRequest`. */
export type CreatePasswordRequest = { signup_token: string; password: string; is_hashed?: 0 }

/** Account details, saved step by step. */
export type DetailsRequest = {
  first_name?: string | undefined
  last_name?: string | undefined
  display_name?: string | undefined
  /** In E.164 format. */
  phone_number?: string | undefined
  /**
   * A value from the backend's options or, if the backend has none, from the portal's list. The same applies to `role`.
   */
  industry?: string | undefined
  role?: string | undefined
  company_name?: string | undefined
  company_website?: string | undefined
}

export const signup = {
  start: endpoint<SignupRequest>()({
    id: 'startSignup',
    realm: 'client',
    post: 'v1/accounts/signup/',
    isPublic: true,
    response: signupSchema,
  }),
  verifyCode: endpoint<VerifyCodeRequest>()({
    id: 'verifyCode',
    realm: 'client',
    post: 'v1/accounts/signup/verify-otp/',
    isPublic: true,
    response: codeVerifiedSchema,
  }),
  resendCode: endpoint<ResendCodeRequest>()({
    id: 'resendCode',
    realm: 'client',
    post: 'v1/accounts/signup/resend-otp/',
    isPublic: true,
    response: codeSentSchema,
  }),
  createPassword: endpoint<CreatePasswordRequest>()({
    id: 'createPassword',
    realm: 'client',
    post: 'v1/accounts/signup/create-password/',
    isPublic: true,
    response: newAccountSchema,
  }),
  options: endpoint<NoFields>()({
    id: 'getSignupOptions',
    realm: 'client',
    get: 'v1/accounts/signup-options/',
    response: signupOptionsSchema,
  }),
  details: endpoint<NoFields>()({
    id: 'getUserDetails',
    realm: 'client',
    get: 'v1/accounts/user-details/',
    response: userDetailsSchema,
  }),
  saveDetails: endpoint<DetailsRequest>()({
    id: 'saveUserDetails',
    realm: 'client',
    post: 'v1/accounts/user-details/',
    response: userDetailsSchema,
  }),
}
