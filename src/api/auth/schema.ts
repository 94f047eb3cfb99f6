import * as v from 'valibot'
import {
  expected,
  expectedList,
  flag,
  maybe,
  maybeList,
  namedRecord,
  nonEmptyText,
  text,
} from '@/api/core/tolerant'

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
