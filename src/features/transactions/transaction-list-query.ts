import { transactionQueries } from '@/api/transactions'
import type { Scope } from '@/lib/realm'
import type { ListedBundle } from '@/features/record-list/list-request'
import type { ListState } from '@/features/record-list/list-state'
import { transactionListRequest } from './transaction-list-request'

/** The key under which columns and views are stored on this device, the same for both realms. */
export const transactionListId = 'transactions'

/** The transactions that a list shows, for its loader and its screen. */
export function transactionListQuery(scope: Scope, bundle: ListedBundle, list: ListState) {
  return transactionQueries(scope).list(transactionListRequest(bundle, list))
}
