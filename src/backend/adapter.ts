import type { Adapter } from './adapter-types'

/**
 * Describes how a backend's names, wrapping and paging differ from the documents, for each endpoint or, with `*`, for
 * all endpoints. docs/backend/README.md explains the fields, and `npm run contract -- --adapter` drafts the entries.
 */
export const adapter: Adapter = {}
