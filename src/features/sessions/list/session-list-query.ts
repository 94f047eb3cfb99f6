import { sessionQueries } from '@/api/sessions'
import type { Scope } from '@/lib/realm'
import type { ListedBundle } from '@/features/record-list/list-request'
import type { ListState } from '@/features/record-list/list-state'
import { sessionListRequest } from './session-list-request'

/** The key of its columns and views in this device's list settings, the same in both realms. */
export const sessionListId = 'sessions'

/** The sessions that a list shows, for its loader and its screen. */
export function sessionListQuery(scope: Scope, bundle: ListedBundle, list: ListState) {
  return sessionQueries(scope).list(sessionListRequest(bundle, list))
}
