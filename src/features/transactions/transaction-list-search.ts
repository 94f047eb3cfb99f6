import * as v from 'valibot'
import { toListRequest, type ListedBundle } from '@/features/record-list/list-request'
import { pageSearchSchema, recordFilters } from '@/features/record-list/list-search'
import type { SortOptions } from '@/features/record-list/list-sort'
import type { ListState } from '@/features/record-list/list-state'

// This file is part of the entry chunk, like every search schema, so it must not import a query.

export const transactionSortOptions: SortOptions = {
  keys: ['time', 'duration_ms', 'service', 'status'],
  defaultSort: '-time',
}

/** URL parameters of the filters. Their request fields are below, and their controls are in transaction-fields.tsx. */
export const transactionFilters = recordFilters
export const transactionSearchSchema = v.object({
  ...pageSearchSchema.entries,
  ...transactionFilters,
})
export type TransactionListSearch = v.InferOutput<typeof transactionSearchSchema>

export function toTransactionListRequest(
  bundle: ListedBundle,
  list: ListState<TransactionListSearch>,
) {
  return { ...bundle, ...toListRequest(list, transactionSortOptions) }
}
