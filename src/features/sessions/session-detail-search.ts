import * as v from 'valibot'
import { idParam, optional } from '@/lib/search-schema'
import { sessionSearchSchema } from './list/session-list-search'

/** The URL of one session: filter and page of the list it was opened from, and what is open on top of it. */
export const sessionDetailSearchSchema = v.object({
  ...sessionSearchSchema.entries,
  /** The transaction in the drawer. */
  transaction: optional(idParam),
  /** The session to compare with; empty until one is chosen. */
  compare: optional(v.union([v.literal(''), idParam])),
  /** The bundle of that session, if it is another one. */
  compare_bundle: optional(idParam),
  /** Hides what is the same in both sessions of a comparison. */
  differences: optional(v.literal('1')),
  /** The image in the viewer, by its key; administrators only. It is looked up in the session, and never sent. */
  image: optional(v.string()),
  /** Shows the print view. */
  print: optional(v.literal('1')),
})
export type SessionDetailSearch = v.InferOutput<typeof sessionDetailSearchSchema>

/** Another view of the same session, or another session of the same list. */
export type SessionTarget = {
  sessionId: string
  /** Its bundle, if it is not that of the screen. */
  bundleId?: string
  search: SessionDetailSearch
  /** Going back closes it, and the page keeps its scroll position. */
  openedAsOverlay?: boolean
  /** Replaces what is open now, and closes like that. */
  replaces?: boolean
}

/** The search parameters of the session itself, with nothing open on top of it. */
export function withoutOverlays(search: SessionDetailSearch): SessionDetailSearch {
  return {
    ...search,
    transaction: undefined,
    compare: undefined,
    compare_bundle: undefined,
    differences: undefined,
    image: undefined,
    print: undefined,
  }
}
