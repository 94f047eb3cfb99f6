import type { UseQueryResult } from '@tanstack/react-query'
import { isSilent } from '@/api/api-error'

/** One page of a list as the server gave it. */
export interface ListResult<Row> {
  /** Undefined until the first rows have arrived. */
  rows: readonly Row[] | undefined
  total: number
  /** The rows may belong to the previous request, or are being refreshed. */
  isFetching: boolean
  /** Why there are no rows. */
  error: Error | undefined
  /** The last refresh failed: the rows are older than they should be. */
  isRefetchError: boolean
  /** When the rows arrived, in milliseconds. */
  updatedAt: number
  refresh: () => void
}

/** What a list shows of its query; `rowsOf` picks the rows out of the response. */
export function toListResult<T extends { total: number }, Row>(
  query: UseQueryResult<T>,
  rowsOf: (response: T) => readonly Row[],
): ListResult<Row> {
  const { data, error } = query
  const rows = data && rowsOf(data)
  // That the previous request had no rows says nothing about this one.
  const isUnknown = query.isPlaceholderData && rows?.length === 0
  return {
    rows: isUnknown ? undefined : rows,
    total: data?.total ?? 0,
    isFetching: query.isFetching,
    error: data || !error || isSilent(error) ? undefined : error,
    isRefetchError: query.isRefetchError,
    updatedAt: query.dataUpdatedAt,
    refresh: () => void query.refetch(),
  }
}
