import * as v from 'valibot'
import { endpoint } from './endpoint'
import { tokenFields } from './auth'
import { expected, expectedList, flag, namedRecord, text } from './tolerant'

/** Error code if the account's email is not confirmed yet. It is assumed to come with status 403. */
export const EMAIL_NOT_VERIFIED = 7011

export const clientLoginSchema = v.object({
  ...tokenFields,
  // An account without a name can still sign in.
  name: expected(text),
  account_type: expected(text),
  /** An account with a password counts as complete unless the backend sends another value. */
  is_initialized: expected(flag, true),
  bundles: expectedList(namedRecord),
})
export type ClientLogin = v.InferOutput<typeof clientLoginSchema>

export const adminLoginSchema = v.object({
  ...tokenFields,
  name: expected(text),
  permissions_list: expectedList(v.string()),
})
export type AdminLogin = v.InferOutput<typeof adminLoginSchema>

/** The password is a hash or, after error 7001, plain with `is_hashed: 0` (behavior 7.2). */
export type LoginRequest = { email: string; password: string; is_hashed?: 0 }
export type SocialLoginRequest = { provider: 'google'; id_token: string }

export const logins = {
  client: endpoint<LoginRequest>()({
    id: 'signIn',
    realm: 'client',
    post: 'v2/authentication/login/',
    isPublic: true,
    response: clientLoginSchema,
  }),
  admin: endpoint<LoginRequest>()({
    id: 'signIn',
    realm: 'admin',
    post: 'v1.1/authentication/login/',
    isPublic: true,
    withoutLang: ['admin'],
    response: adminLoginSchema,
  }),
  google: endpoint<SocialLoginRequest>()({
    id: 'signInWithGoogle',
    realm: 'client',
    post: 'v1/authentication/social-login/',
    isPublic: true,
    response: clientLoginSchema,
  }),
}
