import * as v from 'valibot'
import { toListRequest, type ListedBundle } from '@/features/record-list/list-request'
import { pageSearchSchema, recordFilters, reviewFilter } from '@/features/record-list/list-search'
import type { SortOptions } from '@/features/record-list/list-sort'
import type { ListState } from '@/features/record-list/list-state'

// This file is part of the entry chunk, like every search schema, so it must not import a query.

export const sessionSortOptions: SortOptions = {
  keys: ['created_at', 'duration', 'status', 'transactions_count'],
  defaultSort: '-created_at',
}

/** URL parameters of the filters. Their request fields are below, and their controls are in session-fields.tsx. */
export const sessionFilters = { ...recordFilters, review: reviewFilter }
export const sessionSearchSchema = v.object({ ...pageSearchSchema.entries, ...sessionFilters })
export type SessionListSearch = v.InferOutput<typeof sessionSearchSchema>

export function toSessionListRequest(bundle: ListedBundle, list: ListState<SessionListSearch>) {
  return { ...bundle, ...toListRequest(list, sessionSortOptions) }
}
