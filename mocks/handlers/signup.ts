import * as v from 'valibot'
import {
  type CodeSent,
  type CodeVerified,
  type CreatePasswordRequest,
  type DetailsRequest,
  type ResendCodeRequest,
  signup,
  type Signup,
  SIGNUP_EXPIRED,
  type SignupOptions,
  type SignupRequest,
  type UserDetails,
  type VerifyCodeRequest,
} from '@/backend/signup'
import { accountByEmail, createAccount } from '@mocks/accounts/accounts'
import { clientSignInResponse } from '@mocks/accounts/sign-in-response'
import {
  CODE_LENGTH,
  CODE_LIFETIME,
  RESEND_AFTER,
  checkCode,
  newSignupToken,
  resendCode,
  findSignup,
  startSignup,
} from '@mocks/accounts/signups'
import { saveUserDetails, signupOptions, getUserDetails } from '@mocks/accounts/user-details'
import { handleGet, handlePost, handlePublicPost } from '@mocks/http'
import { requiredText } from '@mocks/request-fields'
import { invalidFields, ok, problem, tooManyRequests } from '@mocks/responses'
import { lazyText, type Text } from '@mocks/texts/lazy-text'
import { wireEmail, wireHash, wirePhone, wireText } from '@mocks/wire-fields'

const resendRequest = v.strictObject({ signup_token: wireText })
const verifyRequest = v.strictObject({
  ...resendRequest.entries,
  otp: v.pipe(v.string(), v.regex(/^\d+$/)),
})
const passwordRequest = v.strictObject({ ...resendRequest.entries, password: wireHash })
const detailsRequest = v.strictObject({
  first_name: v.optional(wireText),
  last_name: v.optional(wireText),
  display_name: v.optional(wireText),
  phone_number: v.optional(wirePhone),
  industry: v.optional(wireText),
  role: v.optional(wireText),
  company_name: v.optional(wireText),
  company_website: v.optional(v.pipe(v.string(), v.url())),
})

const signup_token = requiredText(lazyText((t) => t.signupWithoutToken))

const startRequest = v.strictObject({ email: wireEmail, terms_accepted: v.literal(true) })
const startBody: v.GenericSchema<unknown, SignupRequest> = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(lazyText((t) => t.validEmail))),
  terms_accepted: v.literal(
    true,
    lazyText((t) => t.acceptTerms),
  ),
})
const verifyBody: v.GenericSchema<unknown, VerifyCodeRequest> = v.object({
  signup_token,
  otp: requiredText(lazyText((t) => t.enterCode)),
})
const resendBody: v.GenericSchema<unknown, ResendCodeRequest> = v.object({ signup_token })
const passwordBody: v.GenericSchema<unknown, CreatePasswordRequest> = v.object({
  signup_token,
  password: v.pipe(
    v.string(),
    v.regex(
      /^[\da-f]{64}$/,
      lazyText((t) => t.notHashed),
    ),
  ),
})
const isOption = (options: readonly { value: string }[], text: Text) =>
  v.optional(
    v.picklist(
      options.map(({ value }) => value),
      text,
    ),
  )
const detailsBody = v.object({
  first_name: v.optional(requiredText(lazyText((t) => t.enterFirstName))),
  last_name: v.optional(requiredText(lazyText((t) => t.enterLastName))),
  display_name: v.optional(requiredText(lazyText((t) => t.enterYourName))),
  phone_number: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^\+[1-9]\d{6,14}$/,
        lazyText((t) => t.phoneRefused),
      ),
    ),
  ),
  industry: isOption(
    signupOptions.industries,
    lazyText((t) => t.chooseIndustry),
  ),
  role: isOption(
    signupOptions.roles,
    lazyText((t) => t.chooseRole),
  ),
  company_name: v.optional(requiredText(lazyText((t) => t.enterCompany))),
  company_website: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/[^/]+\.[^/]+/,
        lazyText((t) => t.enterWebsite),
      ),
    ),
  ),
})

const signupExpired = () =>
  problem(
    400,
    lazyText((t) => t.signupExpired),
    { error_code: SIGNUP_EXPIRED },
  )
const emailTaken = () =>
  problem(
    409,
    lazyText((t) => t.emailTaken),
  )

export const handlers = [
  handlePublicPost(
    { endpoint: signup.start, realm: 'client', request: startRequest, body: startBody },
    ({ db, lang }, { email }) => {
      if (accountByEmail(db, 'client', email)) return emailTaken()
      const newSignup = startSignup(db, email, lang)
      if ('wait' in newSignup)
        return tooManyRequests(
          lazyText((t) => t.tooManySignups),
          newSignup.wait,
        )
      return ok<Signup>({
        signup_token: newSignup.token,
        otp_length: CODE_LENGTH,
        expires_in: CODE_LIFETIME,
        resend_after: RESEND_AFTER,
      })
    },
  ),
  handlePublicPost(
    { endpoint: signup.verifyCode, realm: 'client', request: verifyRequest, body: verifyBody },
    ({ db }, body) => {
      const storedSignup = findSignup(db, body.signup_token)
      if (!storedSignup) return signupExpired()
      const message = checkCode(db, storedSignup, body.otp)
      const { trialsRemaining: trials_remaining } = storedSignup
      if (message) return { status: 400, body: { message, trials_remaining } }
      storedSignup.verified = true
      // The contract requires `verified`, although the status 200 already implies it.
      return ok<CodeVerified & { verified: true }>({
        verified: true,
        signup_token: newSignupToken(db, storedSignup),
        trials_remaining,
      })
    },
  ),
  handlePublicPost(
    { endpoint: signup.resendCode, realm: 'client', request: resendRequest, body: resendBody },
    ({ db, lang }, body) => {
      const storedSignup = findSignup(db, body.signup_token)
      if (!storedSignup) return signupExpired()
      const wait = resendCode(db, storedSignup, lang)
      if (wait > 0)
        return tooManyRequests(
          lazyText((t) => t.codeTooSoon),
          wait,
        )
      return ok<CodeSent>({ resend_after: RESEND_AFTER, expires_in: CODE_LIFETIME })
    },
  ),
  handlePublicPost(
    {
      endpoint: signup.createPassword,
      realm: 'client',
      request: passwordRequest,
      body: passwordBody,
    },
    ({ db }, body) => {
      const storedSignup = findSignup(db, body.signup_token)
      if (!storedSignup) return signupExpired()
      if (!storedSignup.verified)
        return problem(
          400,
          lazyText((t) => t.emailUnconfirmed),
        )
      if (accountByEmail(db, 'client', storedSignup.email)) return emailTaken()
      return clientSignInResponse(db, ...createAccount(db, storedSignup.email, body.password))
    },
  ),
  handleGet({ endpoint: signup.options, realm: 'client' }, () => ok<SignupOptions>(signupOptions)),
  handleGet({ endpoint: signup.details, realm: 'client' }, ({ db, sub }) =>
    ok<UserDetails>(getUserDetails(db, sub)),
  ),
  handlePost(
    { endpoint: signup.saveDetails, realm: 'client', request: detailsRequest, body: detailsBody },
    ({ db, sub }, body) => {
      const part: DetailsRequest = Object.fromEntries(
        Object.entries(body).filter(([, value]) => value !== undefined),
      )
      if (Object.keys(part).length === 0)
        return invalidFields({ body: [lazyText((t) => t.noAnswer)] })
      return ok<UserDetails>(saveUserDetails(db, sub, part))
    },
  ),
]
