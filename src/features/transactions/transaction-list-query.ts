import { transactionQueries } from '@/api/transactions'
import type { ListedBundle } from '@/features/record-list/list-request'
import type { ListState } from '@/features/record-list/list-state'
import type { Scope } from '@/lib/realm'
import { toTransactionListRequest, type TransactionListSearch } from './transaction-list-search'

/** The key under which columns and views are stored on this device, the same for both realms. */
export const transactionListId = 'transactions'

/** The transactions that a list shows, for its loader and its screen. */
export function transactionListQuery(
  scope: Scope,
  bundle: ListedBundle,
  list: ListState<TransactionListSearch>,
) {
  return transactionQueries(scope).list(toTransactionListRequest(bundle, list))
}
