import type { UseQueryResult } from '@tanstack/react-query'
import { isSilent } from '@/api/api-error'

/** One page of a list as the server gave it. */
export interface ListResult<Row> {
  /** None are here yet when it is undefined. */
  rows: readonly Row[] | undefined
  total: number
  /** Of the question before, or asked anew just now. */
  stale: boolean
  /** Why there are no rows. */
  error: Error | undefined
  /** Asking anew was in vain: the rows are those from before. */
  outdated: boolean
  /** When it came, in milliseconds. */
  updatedAt: number
  refresh: () => void
}

export function toListResult<T extends { total: number }, Row>(
  query: UseQueryResult<T>,
  rowsOf: (answer: T) => readonly Row[],
): ListResult<Row> {
  const { data, error } = query
  const rows = data && rowsOf(data)
  // That the question before had no rows says nothing of this one.
  const unknown = query.isPlaceholderData && rows?.length === 0
  return {
    rows: unknown ? undefined : rows,
    total: data?.total ?? 0,
    stale: query.isFetching,
    error: data || !error || isSilent(error) ? undefined : error,
    outdated: query.isRefetchError,
    updatedAt: query.dataUpdatedAt,
    refresh: () => void query.refetch(),
  }
}
