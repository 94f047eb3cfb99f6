import type { Operation } from '@/api/core/operation'
import {
  createPasswordRequest,
  detailsRequest,
  resendCodeRequest,
  signupRequest,
  verifyCodeRequest,
} from './requests'
import {
  codeSentSchema,
  codeVerifiedSchema,
  newAccountSchema,
  signupOptionsSchema,
  signupSchema,
  userDetailsSchema,
} from './schema'

const EXPIRED =
  'With `error_code` 7030: the sign-up has expired or its token is unknown, so it starts over'
const EMAIL_TAKEN = 'The email has an account'

const assumed = { realm: 'client', origin: 'assumed' } as const
/** What changes a sign-up, whose account does not exist yet. */
const step = { ...assumed, method: 'post', isPublic: true, writes: true } as const

export const signupOperations: Operation[] = [
  {
    ...step,
    id: 'startSignup',
    path: 'v1/accounts/signup/',
    summary: 'Start a sign-up, and send a code to the email',
    body: signupRequest,
    answer: signupSchema,
    refusals: {
      409: EMAIL_TAKEN,
      429: 'Too many codes; `Retry-After` says when to try again',
    },
  },
  {
    ...step,
    id: 'verifyCode',
    path: 'v1/accounts/signup/verify-otp/',
    summary: 'Confirm the email with the code',
    body: verifyCodeRequest,
    answer: codeVerifiedSchema,
    refusals: {
      400: `The code is wrong, and \`trials_remaining\` has the attempts left. ${EXPIRED}`,
    },
  },
  {
    ...step,
    id: 'resendCode',
    path: 'v1/accounts/signup/resend-otp/',
    summary: 'Send another code',
    body: resendCodeRequest,
    answer: codeSentSchema,
    refusals: {
      400: EXPIRED,
      429: 'It is too soon for another code; `Retry-After` says when to try again',
    },
  },
  {
    ...step,
    id: 'createPassword',
    path: 'v1/accounts/signup/create-password/',
    summary: 'Create the account of a confirmed email, and sign in',
    body: createPasswordRequest,
    answer: newAccountSchema,
    refusals: { 400: `The email is not confirmed yet. ${EXPIRED}`, 409: EMAIL_TAKEN },
  },
  {
    ...assumed,
    id: 'getSignupOptions',
    method: 'get',
    path: 'v1/accounts/signup-options/',
    summary: 'The industries and roles to choose from',
    answer: signupOptionsSchema,
  },
  {
    ...assumed,
    id: 'getUserDetails',
    method: 'get',
    path: 'v1/accounts/user-details/',
    summary: 'The details saved so far, and the next step',
    answer: userDetailsSchema,
  },
  {
    ...assumed,
    id: 'saveUserDetails',
    method: 'post',
    path: 'v1/accounts/user-details/',
    summary: 'Save the details of one step',
    writes: true,
    body: detailsRequest,
    answer: userDetailsSchema,
  },
]
