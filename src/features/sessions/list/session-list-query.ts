import { sessionQueries } from '@/api/sessions'
import type { ListedBundle } from '@/features/record-list/list-request'
import type { ListState } from '@/features/record-list/list-state'
import type { Scope } from '@/lib/realm'
import { toSessionListRequest, type SessionListSearch } from './session-list-search'

/** Key for the list's columns and views in this device's list settings, the same in both realms. */
export const sessionListId = 'sessions'

/** Returns the query for a list's sessions, for the list's loader and screen. */
export function sessionListQuery(
  scope: Scope,
  bundle: ListedBundle,
  list: ListState<SessionListSearch>,
) {
  return sessionQueries(scope).list(toSessionListRequest(bundle, list))
}
