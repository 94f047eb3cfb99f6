import * as v from 'valibot'
import { flag, maybe, moment, text } from '@/api/core/tolerant'

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
  created_at: maybe(moment),
  last_login_at: maybe(moment),
})
export type Profile = v.InferOutput<typeof profileSchema>

export const messageSchema = v.object({ message: maybe(text) })
