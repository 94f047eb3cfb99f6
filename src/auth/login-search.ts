import * as v from 'valibot'
import { optional } from '@/lib/search-schema'

/** The page to return to after a sign-in. `safeRedirect` checks it before use. */
export const loginSearchSchema = v.object({
  redirect: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(2_000)), '')),
})

/** `portal` is absent for clients. `link-token.ts` has already replaced the token of the link by `-`. */
export const portalSearchSchema = v.object({
  portal: optional(v.literal('admin')),
  token: optional(v.literal('-')),
})
