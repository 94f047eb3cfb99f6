import * as v from 'valibot'
import { idParam, optional } from '@/lib/search-schema'
import { sessionSearchSchema } from './list/session-list-search'

/** A session URL's search parameters: filter and page of the list that it was opened from, and any open overlay. */
export const sessionDetailSearchSchema = v.object({
  ...sessionSearchSchema.entries,
  /** ID of the transaction in the drawer. */
  transaction: optional(idParam),
  /** ID of the session to compare with. Empty until the user chooses a session. */
  compare: optional(v.union([v.literal(''), idParam])),
  /** The compared session's bundle, if it isn't the same bundle. */
  compare_bundle: optional(idParam),
  /** Hides values that are the same in both compared sessions. */
  differences: optional(v.literal('1')),
  /** Key of the image in the viewer, for administrators only. The key is looked up in the session and never sent. */
  image: optional(v.string()),
  /** Shows the print view. */
  print: optional(v.literal('1')),
})
export type SessionDetailSearch = v.InferOutput<typeof sessionDetailSearchSchema>

/** Another view of the same session, or another session of the same list. */
export type SessionTarget = {
  sessionId: string
  /** The session's bundle, if it isn't the screen's bundle. */
  bundleId?: string
  search: SessionDetailSearch
  /** Whether going back closes the target. The page keeps its scroll position. */
  openedAsOverlay?: boolean
  /** Whether the target replaces the open view. It then closes like the replaced view. */
  replaces?: boolean
}

/** Returns the session's own search parameters, without anything open on top of it. */
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
