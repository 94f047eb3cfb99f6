import { transactionQueries } from '@/api/transactions'
import type { ListedBundle } from '@/features/record-list/list-request'
import type { ListState } from '@/features/record-list/list-state'
import type { Scope } from '@/lib/realm'
import { toTransactionListRequest, type TransactionListSearch } from './transaction-list-search'

/** Key for the list's columns and views in this device's list settings, the same in both realms. */
export const transactionListId = 'transactions'

/** Returns the query for a list's transactions, for the list's loader and screen. */
export function transactionListQuery(
  scope: Scope,
  bundle: ListedBundle,
  list: ListState<TransactionListSearch>,
) {
  return transactionQueries(scope).list(toTransactionListRequest(bundle, list))
}
