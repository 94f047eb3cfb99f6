import * as v from 'valibot'
import { expected, flag, maybe, moment, part, text } from '@/api/core/tolerant'

/** The signed-in person's own account (behavior 7.6). Any part of it may be missing. */
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

export const messageSchema = part(v.object({ message: maybe(text) }))
