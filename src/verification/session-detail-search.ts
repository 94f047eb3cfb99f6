import * as v from 'valibot'
import { sessionSearchSchema } from './session-search'

const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^(?!\.+$)[\w.:~-]{1,128}$/),
)
const optional = <const S extends v.GenericSchema>(schema: S) =>
  v.optional(v.fallback(v.optional(schema), undefined))

/** The address of one session: the filter and page of the list it is met in, and what is open over it. */
export const sessionDetailSearchSchema = v.object({
  ...sessionSearchSchema.entries,
  /** The transaction in the drawer. */
  transaction: optional(id),
  /** The session beside this one; empty while it is being chosen. */
  compare: optional(v.union([v.literal(''), id])),
  /** As a sheet of paper. */
  print: optional(
    v.pipe(
      v.picklist(['1', 1]),
      v.transform((): 1 => 1),
    ),
  ),
})
export type SessionDetailSearch = v.InferOutput<typeof sessionDetailSearchSchema>

/** Another view of the same session, or another session of the same list. */
export type SessionTarget = {
  sessionId: string
  search: SessionDetailSearch
  /** Opened over what is shown: going back closes it, and the page keeps its place. */
  over?: boolean
}

/** Without what is open over it. */
export function plainSearch(search: SessionDetailSearch): SessionDetailSearch {
  return { ...search, transaction: undefined, compare: undefined, print: undefined }
}
