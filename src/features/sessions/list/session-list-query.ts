import * as v from 'valibot'
import { sessionQueries } from '@/api/sessions'
import { toListRequest, type ListedBundle } from '@/features/record-list/list-request'
import { pageSearchSchema, recordFilters } from '@/features/record-list/list-search'
import type { ListOrders } from '@/features/record-list/list-order'
import type { ListState } from '@/features/record-list/list-state'
import type { Scope } from '@/lib/realm'

/** The key of its columns and views in this device's list settings, the same in both realms. */
export const sessionListId = 'sessions'

export const sessionOrders: ListOrders = {
  keys: ['created_at', 'duration', 'status', 'transactions_count'],
  defaultOrder: '-created_at',
}

/** The URL parameters of the filters. `sessionListRequest` has their request fields, session-fields.tsx their controls. */
export const sessionFilters = recordFilters
export const sessionSearchSchema = v.object({ ...pageSearchSchema.entries, ...sessionFilters })
export type SessionListSearch = v.InferOutput<typeof sessionSearchSchema>

function sessionListRequest(bundle: ListedBundle, list: ListState<SessionListSearch>) {
  return { ...bundle, ...toListRequest(list, sessionOrders) }
}

/** The sessions that a list shows, for its loader and its screen. */
export function sessionListQuery(
  scope: Scope,
  bundle: ListedBundle,
  list: ListState<SessionListSearch>,
) {
  return sessionQueries(scope).list(sessionListRequest(bundle, list))
}
