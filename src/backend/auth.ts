import * as v from 'valibot'
import { endpoint, type NoFields } from './endpoint'
import {
  expected,
  expectedList,
  flag,
  maybe,
  maybeList,
  namedRecord,
  nonEmptyText,
  text,
} from './tolerant'

/** Error code, assumed to come with status 403: the e-mail of the account is not confirmed yet. */
export const EMAIL_NOT_VERIFIED = 7011

const tokenPair = { access_token: nonEmptyText, refresh_token: nonEmptyText }

export const clientLoginSchema = v.object({
  ...tokenPair,
  // An account without a name can still sign in.
  name: expected(text),
  account_type: expected(text),
  /** An account that has its password is complete unless the backend says otherwise. */
  is_initialized: expected(flag, true),
  bundles: expectedList(namedRecord),
})
export type ClientLogin = v.InferOutput<typeof clientLoginSchema>

export const adminLoginSchema = v.object({
  ...tokenPair,
  name: expected(text),
  permissions_list: maybeList(v.string()),
})
export type AdminLogin = v.InferOutput<typeof adminLoginSchema>

/** An incomplete or empty pair is rejected, so that none of it is stored. */
export const refreshSchema = v.object({ ...tokenPair, account_type: maybe(text) })
export type Refresh = v.InferOutput<typeof refreshSchema>

/** The password is a hash or, after error 7001, plain with `is_hashed: 0` (behavior 7.2). */
export type LoginRequest = { email: string; password: string; is_hashed?: 0 }
export type SocialLoginRequest = { provider: 'google'; id_token: string }
export type RefreshRequest = { refresh_token: string }

export const auth = {
  signIn: endpoint<LoginRequest>()({
    realm: 'client',
    post: 'v2/authentication/login/',
    isPublic: true,
    response: clientLoginSchema,
  }),
  signInAsAdmin: endpoint<LoginRequest>()({
    realm: 'admin',
    post: 'v1.1/authentication/login/',
    isPublic: true,
    withoutLang: ['admin'],
    response: adminLoginSchema,
  }),
  signInWithGoogle: endpoint<SocialLoginRequest>()({
    realm: 'client',
    post: 'v1/authentication/social-login/',
    isPublic: true,
    response: clientLoginSchema,
  }),
  refresh: endpoint<RefreshRequest>()({
    post: 'v1/authentication/refresh/',
    isPublic: true,
    withoutLang: ['admin'],
    response: refreshSchema,
  }),
  signOut: endpoint<NoFields>()({
    get: 'v1/authentication/logout/',
    withoutLang: ['client', 'admin'],
    response: 'none',
  }),
}
