import * as v from 'valibot'
import type { ChapterId } from './chapter-names'
import { idParam, optional, searchText } from '@/lib/search-schema'

/** Part of the entry chunk, so the possible sections are only checked by the type of the links. */
export const docsSearchSchema = v.object({
  /** A service of the catalog; without one, what applies to all of them. */
  service: optional(idParam),
  /** A section of the page, such as `request` or `verifier`. An unknown one is ignored. */
  section: optional(idParam),
  /** The search text. */
  q: optional(searchText),
  /** The bundle whose key is in the samples, and whose services come first. */
  bundle: optional(idParam),
})
export type DocsSearch = v.InferOutput<typeof docsSearchSchema>

/** The sections of a service, and those that apply to all services. */
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
