import * as v from 'valibot'
import { mergedSearchEntries } from '@/features/record-list/merged/merged-search'
import { idParam, optional } from '@/lib/search-schema'
import { sessionSearchSchema } from './list/session-list-search'

/** A session URL's search parameters: filter and page of the list that opened the session, and any open overlay. */
export const sessionDetailSearchSchema = v.object({
  ...sessionSearchSchema.entries,
  /** Bundles of the merged list that the session was opened from. */
  bundles: mergedSearchEntries.bundles,
  /** ID of the transaction in the drawer. */
  transaction: optional(idParam),
  /** ID of the session to compare with. Empty until the user chooses a session. */
  compare: optional(v.union([v.literal(''), idParam])),
  /** The compared session's bundle, if it differs from the session's bundle. */
  compare_bundle: optional(idParam),
  /** Whether to hide values that are the same in both compared sessions. */
  differences: optional(v.literal('1')),
  /** Key of the image in the viewer, for administrators only. The key is looked up in the session and never sent. */
  image: optional(v.string()),
  /** Whether to show the print view. */
  print: optional(v.literal('1')),
})
export type SessionDetailSearch = v.InferOutput<typeof sessionDetailSearchSchema>

/** Another view of the same session, or another session of the same list. */
export type SessionTarget = {
  sessionId: string
  /** The session's bundle, if it differs from the screen's bundle. */
  bundleId?: string
  search: SessionDetailSearch
  /** Whether the target is an overlay that Back closes. The page then keeps its scroll position. */
  openedAsOverlay?: boolean
  /** Whether the target replaces the open view. The target then closes like the replaced view. */
  replaces?: boolean
}

/** Returns the search parameters without the parameters of open overlays. */
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
