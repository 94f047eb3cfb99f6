import type { UseSuspenseQueryResult } from '@tanstack/react-query'

/** One page of a list as the server gave it. */
export interface RecordAnswer<Row> {
  rows: readonly Row[]
  total: number
  /** Of the question before, or asked anew just now. */
  stale: boolean
  /** Asking anew was in vain: the rows are those from before. */
  outdated: boolean
  /** When it came, in milliseconds. */
  updatedAt: number
  refresh: () => void
}

/** `behind`: the rows are those of the question before, because the next answer is on its way. */
export function toRecordAnswer<Row>(
  query: UseSuspenseQueryResult<{ total: number }>,
  rows: readonly Row[],
  behind: boolean,
): RecordAnswer<Row> {
  return {
    rows,
    total: query.data.total,
    stale: behind || query.isFetching,
    outdated: query.isRefetchError,
    updatedAt: query.dataUpdatedAt,
    refresh: () => void query.refetch(),
  }
}
