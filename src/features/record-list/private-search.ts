import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { storePrivateText, getPrivateText } from '@/lib/private-text'

/**
 * The key of a search text that may contain personal data. A history entry carries it, because the text must never enter
 * the URL, and only for the login that typed it (behavior 11.2): "Back" may reach the entries of an earlier login.
 */
export type PrivateSearch = { sid: string; key: string }

export type StateWithSearch = { search?: PrivateSearch }

/** The history state that keeps a search text for this login. */
export function privateSearchState(sid: string, text: string | undefined): StateWithSearch {
  return text ? { search: { sid, key: storePrivateText(text) } } : {}
}

/** The key in a history entry; undefined when another login typed the text. */
export function getPrivateSearchKey(
  { search }: StateWithSearch,
  { sid }: { sid: string },
): string | undefined {
  return search?.sid === sid ? search.key : undefined
}

/** The search text of a history entry; undefined when another login typed it, or after a reload. */
export function getPrivateSearchText(
  state: StateWithSearch,
  scope: { sid: string },
): string | undefined {
  return getPrivateText(getPrivateSearchKey(state, scope))
}

/** Removes the search text of another login from the history entry that is being opened. */
export function clearForeignSearch(location: ParsedLocation, sid: string): void {
  const { search, ...state } = location.state
  if (search && search.sid !== sid) throw redirect({ href: location.href, state, replace: true })
}
