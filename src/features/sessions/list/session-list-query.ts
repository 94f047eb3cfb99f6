import { sessionQueries } from '@/api/sessions/queries'
import type { Scope } from '@/auth/realm'
import { toListRequest, type ListedBundle } from '@/features/record-list/list-request'
import type { ListOrders } from '@/features/record-list/list-search'
import type { ListState } from '@/features/record-list/list-state'

/** The key of its columns and views in this device's list settings, the same in both realms. */
export const sessionListId = 'sessions'

export const sessionOrders: ListOrders = {
  keys: ['created_at', 'duration', 'status', 'transactions_count'],
  defaultOrder: '-created_at',
}

/** The sessions that a list shows, for its loader and its screen. */
export function sessionListQuery(scope: Scope, bundle: ListedBundle, list: ListState) {
  return sessionQueries(scope).list({ ...bundle, ...toListRequest(list, sessionOrders) })
}
