import * as v from 'valibot'
import {
  SIGNUP_EXPIRED,
  type CodeSent,
  type CodeVerified,
  type CreatePasswordRequest,
  type DetailsRequest,
  type ResendCodeRequest,
  type Signup,
  type SignupOptions,
  type SignupRequest,
  type UserDetails,
  type VerifyCodeRequest,
} from '@/api/signup/schema'
import { accountByEmail, openAccount } from '@mocks/accounts/accounts'
import { ok, problem, rejected, type Answer } from '@mocks/responses'
import { get, openPost, post } from '@mocks/http'
import {
  CODE_LENGTH,
  CODE_LIFE,
  RESEND_AFTER,
  beginSignup,
  newToken,
  resendCode,
  signupOf,
  wrongWith,
} from '@mocks/accounts/signups'
import { signupOptions, stateOf, saveDetails } from '@mocks/accounts/user-details'
import { clientSignInResponse } from '@mocks/accounts/sign-in-response'

const filled = (text: string) => v.pipe(v.string(text), v.trim(), v.nonEmpty(text))
const signup_token = filled('The sign-up has no token')

const startBody: v.GenericSchema<unknown, SignupRequest> = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email('Enter a valid e-mail address')),
  terms_accepted: v.literal(true, 'The terms have not been accepted'),
})
const verifyBody: v.GenericSchema<unknown, VerifyCodeRequest> = v.object({
  signup_token,
  otp: filled('Enter the code'),
})
const resendBody: v.GenericSchema<unknown, ResendCodeRequest> = v.object({ signup_token })
const passwordBody: v.GenericSchema<unknown, CreatePasswordRequest> = v.object({
  signup_token,
  password: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'The password is not hashed')),
})
const oneOf = (options: readonly { value: string }[], text: string) =>
  v.optional(
    v.picklist(
      options.map(({ value }) => value),
      text,
    ),
  )
const detailsBody = v.object({
  first_name: v.optional(filled('Enter your first name')),
  last_name: v.optional(filled('Enter your last name')),
  display_name: v.optional(filled('Enter your name')),
  phone_number: v.optional(
    v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/, 'This phone number cannot be used')),
  ),
  industry: oneOf(signupOptions.industries, 'Choose an industry of the list'),
  role: oneOf(signupOptions.roles, 'Choose a role of the list'),
  company_name: v.optional(filled('Enter the name of your company')),
  company_website: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+\.[^/]+/, 'Enter a web address')),
  ),
})

const client = (path: string) => ({ realm: 'client', path: `v1/accounts/${path}` }) as const
const over = () => problem(400, 'This sign-up has expired', { error_code: SIGNUP_EXPIRED })
const taken = () => problem(409, 'This e-mail has an account already')

export const signupHandlers = [
  openPost({ ...client('signup/'), body: startBody }, ({ db }, { email }) => {
    if (accountByEmail(db, 'client', email)) return taken()
    const begun = beginSignup(db, email)
    if ('wait' in begun) return tooMany('Too many sign-ups with this e-mail.', begun.wait)
    return ok<Signup>({
      signup_token: begun.token,
      otp_length: CODE_LENGTH,
      expires_in: CODE_LIFE,
      resend_after: RESEND_AFTER,
    })
  }),
  openPost({ ...client('signup/verify-otp/'), body: verifyBody }, ({ db }, body) => {
    const signup = signupOf(db, body.signup_token)
    if (!signup) return over()
    const message = wrongWith(db, signup, body.otp)
    const { trials: trials_remaining } = signup
    if (message) return { status: 400, body: { message, trials_remaining } }
    signup.verified = true
    // As the contract has it: `verified` tells what the status tells too.
    return ok<CodeVerified & { verified: true }>({
      verified: true,
      signup_token: newToken(db, signup),
      trials_remaining,
    })
  }),
  openPost({ ...client('signup/resend-otp/'), body: resendBody }, ({ db }, body) => {
    const signup = signupOf(db, body.signup_token)
    if (!signup) return over()
    const wait = resendCode(db, signup)
    if (wait > 0) return tooMany('Another code cannot be sent yet.', wait)
    return ok<CodeSent>({ resend_after: RESEND_AFTER, expires_in: CODE_LIFE })
  }),
  openPost({ ...client('signup/create-password/'), body: passwordBody }, ({ db }, body) => {
    const signup = signupOf(db, body.signup_token)
    if (!signup) return over()
    if (!signup.verified) return problem(400, 'The e-mail has not been confirmed')
    if (accountByEmail(db, 'client', signup.email)) return taken()
    const [sub, account] = openAccount(db, signup.email, body.password)
    return clientSignInResponse(db, sub, account)
  }),
  get(client('signup-options/'), () => ok<SignupOptions>(signupOptions)),
  get(client('user-details/'), ({ db, sub }) => ok<UserDetails>(stateOf(db, sub))),
  post({ ...client('user-details/'), body: detailsBody }, ({ db, sub }, body) => {
    const part: DetailsRequest = Object.fromEntries(
      Object.entries(body).filter(([, value]) => value !== undefined),
    )
    if (Object.keys(part).length === 0) return rejected({ body: ['Nothing was told'] })
    return ok<UserDetails>(saveDetails(db, sub, part))
  }),
]

function tooMany(text: string, seconds: number): Answer {
  return problem(429, text, { headers: { 'retry-after': String(seconds) } })
}
