import * as v from 'valibot'
import { endpoint, type NoFields } from './endpoint'
import { messageSchema } from './message'
import { expected, flag, maybe, moment, text } from './tolerant'

/** The signed-in user's own account (behavior 7.6). Any field may be missing. */
export const profileSchema = v.object({
  name: expected(text),
  email: expected(text),
  /** `email` means sign-in with a password; the other values are unknown. */
  account_type: maybe(text),
  phone_number: maybe(text),
  company_name: maybe(text),
  company_website: maybe(text),
  industry: expected(text),
  role: expected(text),
  email_verified: expected(flag),
  created_at: maybe(moment),
  last_login_at: expected(moment),
})
export type Profile = v.InferOutput<typeof profileSchema>

/** Both passwords are hashes or, after error 7001, both plain with `is_hashed: 0`. */
export type ChangePasswordRequest = { old_password: string; new_password: string; is_hashed?: 0 }

export const account = {
  profile: endpoint<NoFields>()({
    id: 'getProfile',
    realm: 'client',
    get: 'v1/accounts/profile/',
    response: profileSchema,
  }),
  changePassword: endpoint<ChangePasswordRequest>()({
    id: 'changePassword',
    post: 'v1/accounts/change-password/',
    response: messageSchema,
  }),
}
