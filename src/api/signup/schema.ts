import * as v from 'valibot'
import { clientLoginSchema } from '@/api/auth/schema'
import {
  expected,
  expectedList,
  flag,
  maybe,
  nonEmptyText,
  num,
  recordAnswer,
  rows,
  text,
} from '@/api/core/tolerant'

/** Error code (assumed): the sign-up took too long or its token is unknown, so it starts over. */
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

/** The login of a new account, whose sign-up is not complete yet unless the backend says so. */
export const newAccountSchema = v.object({
  ...clientLoginSchema.entries,
  is_initialized: expected(flag, false),
})

/** A step spelled like its path: `phone_number` becomes `phone-number`. */
const step = v.pipe(
  text,
  v.transform((name) => name.toLowerCase().replaceAll('_', '-')),
)

export const userDetailsSchema = recordAnswer({
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
