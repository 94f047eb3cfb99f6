import type { Operation } from '@/api/core/operation'
import { loginRequest, refreshRequest, socialLoginRequest } from './requests'
import { adminLoginSchema, clientLoginSchema, refreshSchema } from './schema'

const signIn = {
  id: 'signIn',
  method: 'post',
  summary: 'Sign in with an email and a password',
  origin: 'specified',
  isPublic: true,
  writes: true,
  body: loginRequest,
  refusals: {
    400: 'The email or the password is wrong; with `error_code` 7001, the backend does not accept hashes, and the portal sends the request once more with the plain password',
    403: 'With `error_code` 7011: the email is not confirmed yet',
    423: 'The account is locked',
    429: 'Too many wrong passwords; `Retry-After` says when to try again',
  },
} as const

const refreshTokens = {
  id: 'refreshTokens',
  method: 'post',
  path: 'v1/authentication/refresh/',
  summary: 'Exchange the single-use refresh token for a new pair of tokens',
  origin: 'specified',
  isPublic: true,
  writes: true,
  body: refreshRequest,
  answer: refreshSchema,
  refusals: { 401: 'The refresh token is unknown, expired or used: the login ends' },
} as const

const signOut = {
  id: 'signOut',
  method: 'get',
  path: 'v1/authentication/logout/',
  summary: 'End the login',
  origin: 'specified',
  hasNoLang: true,
  writes: true,
  answer: 'none',
} as const

export const authOperations: Operation[] = [
  { ...signIn, realm: 'client', path: 'v2/authentication/login/', answer: clientLoginSchema },
  {
    id: 'signInWithGoogle',
    realm: 'client',
    method: 'post',
    path: 'v1/authentication/social-login/',
    summary: 'Sign in with an ID token from Google',
    origin: 'assumed',
    isPublic: true,
    writes: true,
    body: socialLoginRequest,
    answer: clientLoginSchema,
    refusals: { 400: 'The ID token is not accepted' },
  },
  { ...refreshTokens, realm: 'client' },
  { ...signOut, realm: 'client' },
  {
    ...signIn,
    realm: 'admin',
    path: 'v1.1/authentication/login/',
    hasNoLang: true,
    answer: adminLoginSchema,
  },
  { ...refreshTokens, realm: 'admin', hasNoLang: true },
  { ...signOut, realm: 'admin' },
]
