import * as v from 'valibot'
import { flag, maybe, moment, text } from '@/api/core/tolerant'

/** Error code: the link has expired or was used before (behavior 10.10). */
export const LINK_SPENT = 7020

export const firstPasswordSchema = v.object({
  email_masked: maybe(text),
  name: maybe(text),
  expires_at: maybe(moment),
})
export type FirstPassword = v.InferOutput<typeof firstPasswordSchema>

export const verifiedEmailSchema = v.object({ verified: flag, email_masked: maybe(text) })
export type VerifiedEmail = v.InferOutput<typeof verifiedEmailSchema>
