import { account } from '@/backend/account'
import { auth } from '@/backend/auth'
import { logins } from '@/backend/login'
import { recovery } from '@/backend/recovery'
import { signup } from '@/backend/signup'
import { users } from '@/backend/users'
import type { CallText } from './operation'

const REFUSED_PASSWORD =
  'The current or the new password is not accepted, and `errors` has the field; with `error_code` 7001, the backend does not accept hashes, and the portal sends the request once more with plain passwords'

const changePassword = {
  endpoint: account.changePassword,
  summary: 'Change the password of the signed-in person',
  writes: true,
} as const

const signIn = {
  summary: 'Sign in with an email and a password',
  origin: 'specified',
  writes: true,
  refusals: {
    400: 'The email or the password is wrong; with `error_code` 7001, the backend does not accept hashes, and the portal sends the request once more with the plain password',
    403: 'With `error_code` 7011: the email is not confirmed yet',
    423: 'The account is locked',
    429: 'Too many wrong passwords; `Retry-After` says when to try again',
  },
} as const

const linkRefusals = {
  400: 'With `error_code` 7020: the link has expired or was used before',
  404: 'The link does not exist',
} as const

const SIGNUP_EXPIRED =
  'With `error_code` 7030: the sign-up has expired or its token is unknown, so it starts over'
const EMAIL_TAKEN = 'The email has an account'
const NO_USER = 'The user does not exist'

/** Descriptions of the account requests, keyed by resource. */
export const accountCalls: Record<string, readonly CallText[]> = {
  account: [
    {
      endpoint: account.profile,
      summary: 'The account of the signed-in person',
      origin: 'specified',
    },
    {
      ...changePassword,
      realm: 'client',
      origin: 'specified',
      refusals: { 400: REFUSED_PASSWORD, 403: 'The account has no password' },
    },
    {
      ...changePassword,
      realm: 'admin',
      origin: 'assumed',
      refusals: { 400: REFUSED_PASSWORD },
    },
  ],
  auth: [
    { ...signIn, endpoint: logins.client },
    { ...signIn, endpoint: logins.admin },
    {
      endpoint: logins.google,
      summary: 'Sign in with an ID token from Google',
      origin: 'assumed',
      writes: true,
      refusals: { 400: 'The ID token is not accepted' },
    },
    {
      endpoint: auth.refresh,
      summary: 'Exchange the single-use refresh token for a new pair of tokens',
      origin: 'specified',
      writes: true,
      refusals: { 401: 'The refresh token is unknown, expired or used: the login ends' },
    },
    {
      endpoint: auth.signOut,
      summary: 'End the login',
      origin: 'specified',
      writes: true,
    },
  ],
  recovery: [
    {
      endpoint: recovery.forgotPassword,
      summary: 'Send a link to reset the password, with the same answer for an unknown email',
      origin: 'assumed',
      writes: true,
    },
    {
      endpoint: recovery.resetPassword,
      summary: 'Choose a new password through a link',
      origin: 'assumed',
      writes: true,
      refusals: linkRefusals,
    },
    {
      endpoint: recovery.firstPassword,
      summary: 'The account whose first password a link sets',
      origin: 'assumed',
      refusals: linkRefusals,
    },
    {
      endpoint: recovery.initializePassword,
      summary: 'Choose the first password through a link, and sign in',
      origin: 'assumed',
      writes: true,
      refusals: linkRefusals,
    },
    {
      endpoint: recovery.verifyEmail,
      summary: 'Confirm the email through a link',
      origin: 'assumed',
      writes: true,
      refusals: linkRefusals,
    },
  ],
  signup: [
    {
      endpoint: signup.start,
      summary: 'Start a sign-up, and send a code to the email',
      origin: 'assumed',
      writes: true,
      refusals: {
        409: EMAIL_TAKEN,
        429: 'Too many codes; `Retry-After` says when to try again',
      },
    },
    {
      endpoint: signup.verifyCode,
      summary: 'Confirm the email with the code',
      origin: 'assumed',
      writes: true,
      refusals: {
        400: `The code is wrong, and \`trials_remaining\` has the attempts left. ${SIGNUP_EXPIRED}`,
      },
    },
    {
      endpoint: signup.resendCode,
      summary: 'Send another code',
      origin: 'assumed',
      writes: true,
      refusals: {
        400: SIGNUP_EXPIRED,
        429: 'It is too soon for another code; `Retry-After` says when to try again',
      },
    },
    {
      endpoint: signup.createPassword,
      summary: 'Create the account of a confirmed email, and sign in',
      origin: 'assumed',
      writes: true,
      refusals: { 400: `The email is not confirmed yet. ${SIGNUP_EXPIRED}`, 409: EMAIL_TAKEN },
    },
    {
      endpoint: signup.options,
      summary: 'The industries and roles to choose from',
      origin: 'assumed',
    },
    {
      endpoint: signup.details,
      summary: 'The details saved so far, and the next step',
      origin: 'assumed',
    },
    {
      endpoint: signup.saveDetails,
      summary: 'Save the details of one step',
      origin: 'assumed',
      writes: true,
    },
  ],
  users: [
    {
      endpoint: users.list,
      summary: 'One page of the portal users of all clients',
      origin: 'assumed',
      refusals: { 422: 'The client of the filter does not exist' },
    },
    {
      endpoint: users.sendPasswordReset,
      summary: 'Send a user a link to choose a new password',
      origin: 'assumed',
      writes: true,
      refusals: {
        400: 'The user is not initialized, has an account without a password, or belongs to an inactive client',
        404: NO_USER,
      },
    },
    {
      endpoint: users.resendFirstPassword,
      summary: 'Send a user the link to choose the first password again',
      origin: 'assumed',
      writes: true,
      refusals: {
        400: 'The user is initialized, has an account without a password, or belongs to an inactive client',
        404: NO_USER,
      },
    },
  ],
}
