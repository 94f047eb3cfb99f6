import { redirect, type ParsedLocation } from '@tanstack/react-router'

/**
 * A search text that may contain personal data. It is kept in a history entry, because it must never enter the URL, and
 * only for the login that typed it (behaviour 11.2): "Back" may reach the entries of an earlier login.
 */
export type PrivateSearch = { sid: string; text: string }

type StateWithSearch = { search?: PrivateSearch }

/** The history state that keeps a search text for this login. */
export function privateSearchState(sid: string, text: string | undefined): StateWithSearch {
  return text ? { search: { sid, text } } : {}
}

/** The search text of a history entry; undefined when another login typed it. */
export function privateSearchTextOf(
  { search }: StateWithSearch,
  { sid }: { sid: string },
): string | undefined {
  return search?.sid === sid ? search.text : undefined
}

/** Removes the search text of another login from the history entry that is being opened. */
export function dropSearchOfOthers(location: ParsedLocation, sid: string): void {
  const { search, ...state } = location.state
  if (search && search.sid !== sid) throw redirect({ href: location.href, state, replace: true })
}
