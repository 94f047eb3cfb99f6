import * as v from 'valibot'
import { flag, maybe, text } from '@/api/core/tolerant'

/** The signed-in person's own account (behaviour 7.6). Any part of it may be missing. */
export const profileSchema = v.object({
  name: maybe(text),
  email: maybe(text),
  /** `email` means sign-in with a password; the other values are unknown. */
  account_type: maybe(text),
  phone_number: maybe(text),
  company_name: maybe(text),
  company_website: maybe(text),
  industry: maybe(text),
  role: maybe(text),
  email_verified: maybe(flag),
  created_at: maybe(text),
  last_login_at: maybe(text),
})
export type Profile = v.InferOutput<typeof profileSchema>

/** As in a login: both are hashes or, after error 7001, both plain with `is_hashed: 0`. */
export type ChangePasswordRequest = { old_password: string; new_password: string; is_hashed?: 0 }

export const messageSchema = v.object({ message: maybe(text) })
