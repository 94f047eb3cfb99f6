import * as v from 'valibot'

/** The kept origin of a login page. It is checked where it is used. */
export const loginSearchSchema = v.object({
  redirect: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(2_000)), '')),
})
