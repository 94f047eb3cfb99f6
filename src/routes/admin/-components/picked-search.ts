import * as v from 'valibot'

const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^(?!\.+$)[\w.:~-]{1,128}$/),
)
const optionalId = v.optional(v.fallback(v.optional(id), undefined))

/** The client and the bundle an administrator has picked, in the address. */
export const pickedSearchEntries = { client: optionalId, bundle: optionalId }
