import * as v from 'valibot'
import { filledText, flag, id, maybe, maybeList, text } from '@/api/tolerant'

/** What both logins take (section 7): the hash, or after 7001 the plain password with `is_hashed: 0`. */
export type LoginRequest = { email: string; password: string; is_hashed?: 0 }

/** The e-mail of the account is not confirmed yet (assumed, answered with 403). */
export const EMAIL_NOT_VERIFIED = 7011

export type SocialLoginRequest = { provider: 'google'; id_token: string }

export type RefreshRequest = { refresh_token: string }

const tokenPair = { access_token: filledText, refresh_token: filledText }

export const clientLoginSchema = v.object({
  ...tokenPair,
  // An account that has not told its name yet is still let in.
  name: maybe(text),
  account_type: maybe(text),
  is_initialized: flag,
  bundles: maybeList(v.object({ id, name: text })),
})
export type ClientLogin = v.InferOutput<typeof clientLoginSchema>

export const adminLoginSchema = v.object({
  ...tokenPair,
  name: maybe(text),
  permissions_list: v.array(v.string()),
})
export type AdminLogin = v.InferOutput<typeof adminLoginSchema>

/** Half a pair, or an empty one, is refused: nothing of it may be stored. */
export const refreshSchema = v.object({ ...tokenPair, account_type: maybe(text) })
export type Refresh = v.InferOutput<typeof refreshSchema>
