import * as v from 'valibot'
import type { ChapterId } from './chapter-names'
import { idParam, optional, searchText } from '@/lib/search-schema'

/** Part of the entry chunk, so the schema doesn't validate the section. Only the link types restrict it. */
export const docsSearchSchema = v.object({
  /** Catalog service. Without one, the page shows sections that apply to all services. */
  service: optional(idParam),
  /** Page section, such as `request` or `verifier`. The page ignores an unknown section. */
  section: optional(idParam),
  q: optional(searchText),
  /** Bundle whose key is in the samples and whose services come first. */
  bundle: optional(idParam),
})
export type DocsSearch = v.InferOutput<typeof docsSearchSchema>

/** Sections of a service, and sections that apply to all services. */
export type DocsSection =
  | 'request'
  | 'response'
  | 'errors'
  | 'console'
  | 'token'
  | 'first-call'
  | 'signature'
  | 'images'
  | 'verifier'
  | ChapterId
