import * as v from 'valibot'
import { toListRequest, type ListedBundle } from '@/features/record-list/list-request'
import { pageSearchSchema, recordFilters } from '@/features/record-list/list-search'
import type { SortOptions } from '@/features/record-list/list-sort'
import type { ListState } from '@/features/record-list/list-state'

// Part of the entry chunk, like every search schema, so it doesn't import a query.

export const sessionSortOptions: SortOptions = {
  keys: ['created_at', 'duration', 'status', 'transactions_count'],
  defaultSort: '-created_at',
}

/** The filters' URL parameters. Their request fields are below, their controls in session-fields.tsx. */
export const sessionFilters = recordFilters
export const sessionSearchSchema = v.object({ ...pageSearchSchema.entries, ...sessionFilters })
export type SessionListSearch = v.InferOutput<typeof sessionSearchSchema>

export function toSessionListRequest(bundle: ListedBundle, list: ListState<SessionListSearch>) {
  return { ...bundle, ...toListRequest(list, sessionSortOptions) }
}
