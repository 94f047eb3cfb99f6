import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { storePrivateText, getPrivateText } from '@/lib/private-text'

/**
 * Key of search text that may be personal, stored in history entries instead of the text. Only the same login may use
 * it, because Back may reach an earlier login's entries (behavior 11.2).
 */
export type PrivateSearch = { sid: string; key: string }

export type StateWithSearch = { search?: PrivateSearch }

/** Separate from the search text, because the list that is still on screen would otherwise search for the data. */
type StateWithPerson = { person?: PrivateSearch }

/** Returns the history state that stores search text for this login. */
export function privateSearchState(sid: string, text: string | undefined): StateWithSearch {
  return text ? { search: { sid, key: storePrivateText(text) } } : {}
}

/** Returns the history state that passes a person's data to a form. */
export function personState(sid: string, person: string): StateWithPerson {
  return { person: { sid, key: storePrivateText(person) } }
}

/** Returns a history entry's data of a person, or undefined after a reload or for another login. */
export function getPersonText({ person }: StateWithPerson, { sid }: { sid: string }) {
  return person?.sid === sid ? getPrivateText(person.key) : undefined
}

/** Returns the key in a history entry, or undefined if another login typed the text. */
export function getPrivateSearchKey(
  { search }: StateWithSearch,
  { sid }: { sid: string },
): string | undefined {
  return search?.sid === sid ? search.key : undefined
}

/** Returns a history entry's search text, or undefined after a reload or if another login typed it. */
export function getPrivateSearchText(
  state: StateWithSearch,
  scope: { sid: string },
): string | undefined {
  return getPrivateText(getPrivateSearchKey(state, scope))
}

/** Redirects to the same URL without another login's search text or person in the history entry. */
export function clearForeignSearch(location: ParsedLocation, sid: string): void {
  const { search, person, ...state } = location.state
  if ([search, person].some((each) => each && each.sid !== sid))
    throw redirect({ href: location.href, state, replace: true })
}
