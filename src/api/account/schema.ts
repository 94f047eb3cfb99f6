import * as v from 'valibot'
import { flag, maybe, text } from '@/api/tolerant'

/** The own account (contract section 3). An account may have told any part of it, or nothing yet. */
export const profileSchema = v.object({
  name: maybe(text),
  email: maybe(text),
  /** `email` signs in with a password; other values are not known. */
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

/** Both are hashes, as at a sign-in. */
export type ChangePasswordRequest = { old_password: string; new_password: string }

export const messageSchema = v.object({ message: maybe(text) })
export type Message = v.InferOutput<typeof messageSchema>
