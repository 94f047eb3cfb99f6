import { transactionQueries } from '@/api/transactions/queries'
import type { Scope } from '@/auth/realm'
import { toListRequest, type ListedBundle } from '@/features/record-list/list-request'
import type { ListOrders } from '@/features/record-list/list-search'
import type { ListState } from '@/features/record-list/list-state'

/** The key under which columns and views are stored on this device, the same for both realms. */
export const transactionListId = 'transactions'

export const transactionOrders: ListOrders = {
  keys: ['time', 'duration_ms', 'service', 'status'],
  defaultOrder: '-time',
}

/** The transactions that a list shows, for its loader and its screen. */
export function transactionListQuery(scope: Scope, bundle: ListedBundle, list: ListState) {
  return transactionQueries(scope).list({ ...bundle, ...toListRequest(list, transactionOrders) })
}
