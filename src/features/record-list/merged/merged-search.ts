import * as v from 'valibot'
import type { Scope } from '@/lib/realm'
import { idParam, optional } from '@/lib/search-schema'
import type { ListSearch } from '@/features/record-list/list-search'

// This file is part of the entry chunk, like every search schema, so it must not import a query.

export const mergedSearchEntries = {
  /** URL-encoded bundle IDs, joined with commas, or `all`. If missing, lists all bundles unless there are many. */
  bundles: optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(50_000))),
  /** Bundle of the transaction that is open in the drawer. */
  transaction_bundle: optional(idParam),
}

/** A merged list's search parameters. Its order is always by time, and `page` is the number of loaded portions. */
export interface MergedSearch extends Omit<ListSearch, 'sort'> {
  bundles?: string | undefined
  transaction?: string | undefined
  transaction_bundle?: string | undefined
}

/**
 * Returns the query key that a merged list and its records' neighbors share, from the key of one page's query. `filter`
 * identifies the filter that the portal applies.
 */
export const mergedListKey = (
  { realm, sid }: Scope,
  pageKey: readonly unknown[],
  bundles = 'all',
  filter = '',
) => [realm, sid, 'merged', pageKey, bundles, filter]
