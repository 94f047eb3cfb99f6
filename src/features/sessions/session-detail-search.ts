import * as v from 'valibot'
import { listSearchSchema } from '@/features/record-list/list-search'
import { id, optional } from '@/lib/search-schema'

/** The address of one session: the filter and page of the list it is met in, and what is open over it. */
export const sessionDetailSearchSchema = v.object({
  ...listSearchSchema.entries,
  /** The transaction in the drawer. */
  transaction: optional(id),
  /** The session beside this one; empty while it is being chosen. */
  compare: optional(v.union([v.literal(''), id])),
  /** As a sheet of paper. */
  print: optional(v.literal('1')),
})
export type SessionDetailSearch = v.InferOutput<typeof sessionDetailSearchSchema>

/** Another view of the same session, or another session of the same list. */
export type SessionTarget = {
  sessionId: string
  search: SessionDetailSearch
  /** Opened over what is shown: going back closes it, and the page keeps its place. */
  openedAsOverlay?: boolean
}

/** Without what is open over it. */
export function plainSearch(search: SessionDetailSearch): SessionDetailSearch {
  return { ...search, transaction: undefined, compare: undefined, print: undefined }
}
