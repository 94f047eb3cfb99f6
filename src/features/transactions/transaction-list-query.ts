import * as v from 'valibot'
import { transactionQueries } from '@/api/transactions'
import { toListRequest, type ListedBundle } from '@/features/record-list/list-request'
import { pageSearchSchema, recordFilters } from '@/features/record-list/list-search'
import type { ListOrders } from '@/features/record-list/list-order'
import type { ListState } from '@/features/record-list/list-state'
import type { Scope } from '@/lib/realm'

/** The key under which columns and views are stored on this device, the same for both realms. */
export const transactionListId = 'transactions'

export const transactionOrders: ListOrders = {
  keys: ['time', 'duration_ms', 'service', 'status'],
  defaultOrder: '-time',
}

/**
 * The URL parameters of the filters. `transactionListRequest` has their request fields, transaction-fields.tsx their
 * controls.
 */
export const transactionFilters = recordFilters
export const transactionSearchSchema = v.object({
  ...pageSearchSchema.entries,
  ...transactionFilters,
})
export type TransactionListSearch = v.InferOutput<typeof transactionSearchSchema>

function transactionListRequest(
  bundle: ListedBundle,
  list: ListState<TransactionListSearch>,
) {
  return { ...bundle, ...toListRequest(list, transactionOrders) }
}

/** The transactions that a list shows, for its loader and its screen. */
export function transactionListQuery(
  scope: Scope,
  bundle: ListedBundle,
  list: ListState<TransactionListSearch>,
) {
  return transactionQueries(scope).list(transactionListRequest(bundle, list))
}
