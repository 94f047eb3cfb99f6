import type { Adapter } from './adapter-types'

/**
 * Translates a backend with different names, wrapping or paging, by endpoint. `*` applies to all endpoints. It is empty
 * for a backend that follows the documents. docs/backend/README.md explains the fields, and `npm run contract --
 * --adapter` drafts the entries.
 */
export const adapter: Adapter = {}
