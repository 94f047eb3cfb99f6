import { id, optional } from '@/lib/search-schema'

/** The client and the bundle an administrator has picked, in the address. */
export const pickedSearchEntries = { client: optional(id), bundle: optional(id) }
