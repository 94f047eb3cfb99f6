import * as v from 'valibot'
import { id, optional, searchText } from '@/lib/search-schema'

/** Parts of a service's page. The console takes the place of the others. */
export const serviceSections = ['request', 'response', 'errors', 'console'] as const

export const docsSearchSchema = v.object({
  /** A service of the catalogue; without one, what holds for all of them. */
  service: optional(id),
  section: optional(
    v.picklist([...serviceSections, 'token', 'first-call', 'signature', 'images', 'verifier']),
  ),
  /** Shows what the documentation says of these words. */
  q: optional(searchText),
  /** The bundle whose key is in the samples, and whose services come first. */
  bundle: optional(id),
})
export type DocsSearch = v.InferOutput<typeof docsSearchSchema>

/** The id of the heading that a section starts with. */
export function headingId(section: DocsSearch['section']): string {
  return `docs-${section ?? 'start'}`
}
