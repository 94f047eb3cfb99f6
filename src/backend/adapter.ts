import type { Adapter } from './adapter-types'

/**
 * Translates a backend that names, wraps or pages things differently, by endpoint; `*` holds for all of them. Empty for
 * a backend that follows the documents. docs/backend/README.md explains the fields, and
 * `npm run contract -- --adapter` drafts the entries.
 */
export const adapter: Adapter = {}
