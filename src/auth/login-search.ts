import * as v from 'valibot'
import { optional } from '@/lib/search-schema'

/** The kept origin of a login page. It is checked where it is used. */
export const loginSearchSchema = v.object({
  redirect: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(2_000)), '')),
})

/** Whose password is recovered: the clients' without it. The token of a link is out of the address already. */
export const portalSearchSchema = v.object({
  portal: optional(v.literal('admin')),
  token: optional(v.literal('-')),
})
