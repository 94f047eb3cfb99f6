import * as v from 'valibot'
import { idParam, optional, searchText } from '@/lib/search-schema'

/** Part of the entry chunk: what a section can be is checked by the type of the links alone. */
export const docsSearchSchema = v.object({
  /** A service of the catalogue; without one, what holds for all of them. */
  service: optional(idParam),
  /** A part of what is shown, such as `request` or `verifier`. An unknown one is none. */
  section: optional(idParam),
  /** Shows what the documentation says of these words. */
  q: optional(searchText),
  /** The bundle whose key is in the samples, and whose services come first. */
  bundle: optional(idParam),
})
export type DocsSearch = v.InferOutput<typeof docsSearchSchema>

/** The parts of a service, and of what holds for all services. */
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
