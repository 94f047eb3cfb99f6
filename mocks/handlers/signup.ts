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
import { accountByEmail, createAccount } from '@mocks/accounts/accounts'
import { clientSignInResponse } from '@mocks/accounts/sign-in-response'
import {
  CODE_LENGTH,
  CODE_LIFETIME,
  RESEND_AFTER,
  checkCode,
  newSignupToken,
  resendCode,
  signupOf,
  startSignup,
} from '@mocks/accounts/signups'
import { saveUserDetails, signupOptions, userDetailsOf } from '@mocks/accounts/user-details'
import { handleGet, handlePost, handlePublicPost } from '@mocks/http'
import { requiredText } from '@mocks/request-fields'
import { invalidFields, ok, problem, tooManyRequests } from '@mocks/responses'

const signup_token = requiredText('The sign-up has no token')

const startBody: v.GenericSchema<unknown, SignupRequest> = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email('Enter a valid e-mail address')),
  terms_accepted: v.literal(true, 'The terms have not been accepted'),
})
const verifyBody: v.GenericSchema<unknown, VerifyCodeRequest> = v.object({
  signup_token,
  otp: requiredText('Enter the code'),
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
  first_name: v.optional(requiredText('Enter your first name')),
  last_name: v.optional(requiredText('Enter your last name')),
  display_name: v.optional(requiredText('Enter your name')),
  phone_number: v.optional(
    v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/, 'This phone number cannot be used')),
  ),
  industry: oneOf(signupOptions.industries, 'Choose an industry of the list'),
  role: oneOf(signupOptions.roles, 'Choose a role of the list'),
  company_name: v.optional(requiredText('Enter your company name')),
  company_website: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+\.[^/]+/, 'Enter a web address')),
  ),
})

const route = (path: string) => ({ realm: 'client', path: `v1/accounts/${path}` }) as const
const signupExpired = () => problem(400, 'This sign-up has expired', { error_code: SIGNUP_EXPIRED })
const emailTaken = () => problem(409, 'This e-mail has an account already')

export const handlers = [
  handlePublicPost({ ...route('signup/'), body: startBody }, ({ db }, { email }) => {
    if (accountByEmail(db, 'client', email)) return emailTaken()
    const started = startSignup(db, email)
    if ('wait' in started)
      return tooManyRequests('Too many sign-ups with this e-mail.', started.wait)
    return ok<Signup>({
      signup_token: started.token,
      otp_length: CODE_LENGTH,
      expires_in: CODE_LIFETIME,
      resend_after: RESEND_AFTER,
    })
  }),
  handlePublicPost({ ...route('signup/verify-otp/'), body: verifyBody }, ({ db }, body) => {
    const signup = signupOf(db, body.signup_token)
    if (!signup) return signupExpired()
    const message = checkCode(db, signup, body.otp)
    const { trialsRemaining: trials_remaining } = signup
    if (message) return { status: 400, body: { message, trials_remaining } }
    signup.verified = true
    // The contract repeats the status in `verified`.
    return ok<CodeVerified & { verified: true }>({
      verified: true,
      signup_token: newSignupToken(db, signup),
      trials_remaining,
    })
  }),
  handlePublicPost({ ...route('signup/resend-otp/'), body: resendBody }, ({ db }, body) => {
    const signup = signupOf(db, body.signup_token)
    if (!signup) return signupExpired()
    const wait = resendCode(db, signup)
    if (wait > 0) return tooManyRequests('Another code cannot be sent yet.', wait)
    return ok<CodeSent>({ resend_after: RESEND_AFTER, expires_in: CODE_LIFETIME })
  }),
  handlePublicPost({ ...route('signup/create-password/'), body: passwordBody }, ({ db }, body) => {
    const signup = signupOf(db, body.signup_token)
    if (!signup) return signupExpired()
    if (!signup.verified) return problem(400, 'The e-mail has not been confirmed')
    if (accountByEmail(db, 'client', signup.email)) return emailTaken()
    return clientSignInResponse(db, ...createAccount(db, signup.email, body.password))
  }),
  handleGet(route('signup-options/'), () => ok<SignupOptions>(signupOptions)),
  handleGet(route('user-details/'), ({ db, sub }) => ok<UserDetails>(userDetailsOf(db, sub))),
  handlePost({ ...route('user-details/'), body: detailsBody }, ({ db, sub }, body) => {
    const part: DetailsRequest = Object.fromEntries(
      Object.entries(body).filter(([, value]) => value !== undefined),
    )
    if (Object.keys(part).length === 0) return invalidFields({ body: ['No answer was sent'] })
    return ok<UserDetails>(saveUserDetails(db, sub, part))
  }),
]
