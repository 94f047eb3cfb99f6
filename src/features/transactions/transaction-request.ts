import type { TransactionListRequest } from '@/api/transactions/schema'
import { toListRequest, type ListedBundle } from '@/features/record-list/list-request'
import type { ListOrders, ListSearch } from '@/features/record-list/list-search'

/** The key under which columns and views are stored on this device, the same for both realms. */
export const transactionListId = 'transactions'

export const transactionOrders: ListOrders = {
  keys: ['time', 'duration_ms', 'service', 'status'],
  defaultOrder: '-time',
}

export function toTransactionListRequest(
  bundle: ListedBundle,
  search: ListSearch,
  privateSearchText: string | undefined,
): TransactionListRequest {
  return toListRequest(bundle, search, privateSearchText, transactionOrders)
}
