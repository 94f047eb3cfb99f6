/** A row with its sort time in milliseconds. */
interface TimedRow<Row> {
  row: Row
  time: number
}

export interface MergeOptions<Row> {
  pageSize: number
  rowKey: (row: Row) => string
  getTime: (row: Row) => string | undefined
  /** Whether to merge a row. Rejected rows are read but not merged. */
  keep?: (row: Row) => boolean
}

interface MergePage<Row> {
  rows: readonly Row[]
  total: number | undefined
  /** Number of rows that could not be read. */
  unread?: number | undefined
}

/** A paged list, newest rows first, as far as it has loaded. */
export interface MergeSource<Row> {
  /** Loaded rows in their final order. */
  rows: readonly TimedRow<Row>[]
  /** Keys of all loaded rows. */
  keys: Set<string>
  /** Time of the oldest loaded row. */
  oldest: number
  pageCount: number
  /** Number of loaded rows, including unread rows. */
  rowCount: number
  unread: number
  total: number | undefined
  /** Whether there may be more pages. Their rows are never newer than the loaded rows. */
  isOpen: boolean
}

export const emptySource = <Row>(): MergeSource<Row> => ({
  rows: [],
  keys: new Set(),
  oldest: Infinity,
  pageCount: 0,
  rowCount: 0,
  unread: 0,
  total: undefined,
  isOpen: true,
})

/** Adds the next page to a source. */
export function addPage<Row>(
  source: MergeSource<Row>,
  { rows, total, unread = 0 }: MergePage<Row>,
  { pageSize, rowKey, getTime, keep = () => true }: MergeOptions<Row>,
): void {
  // A record added between two responses shifts the rows, so a row may end one page and start the next.
  const newRows = rows.filter((row) => !source.keys.has(rowKey(row)))
  for (const row of newRows) source.keys.add(rowKey(row))
  const timed = toTimedRows(newRows, getTime, source.oldest)
  source.rows = [...source.rows, ...timed.filter(({ row }) => keep(row))]
  source.oldest = timed.at(-1)?.time ?? source.oldest
  const count = rows.length + unread
  // A list that becomes shorter while it is read keeps its first total, because its rows have been counted.
  if (source.pageCount === 0) source.total = total
  source.pageCount += 1
  source.rowCount += count
  source.unread += unread
  // A server may ignore the page number, so a page of repeated rows counts as the end.
  const isRepeated = rows.length > 0 && newRows.length === 0
  const isLast = total === undefined ? count < pageSize : source.rowCount >= total
  source.isOpen = !isRepeated && !isLast && count > 0
}

/**
 * Returns one page's rows, newest first, with rows without a time at the end. No row is newer than the previous page's
 * last row (`newest`), so a late page never moves earlier rows.
 */
function toTimedRows<Row>(
  page: readonly Row[],
  getTime: (row: Row) => string | undefined,
  newest: number,
): TimedRow<Row>[] {
  const all = page.map((row) => ({ row, time: Math.min(Date.parse(getTime(row) ?? ''), newest) }))
  const timed = all.filter(({ time }) => !Number.isNaN(time)).toSorted(compareNewestFirst)
  const oldest = timed.at(-1)?.time ?? (newest === Infinity ? -Infinity : newest)
  const withoutTime = all.filter(({ time }) => Number.isNaN(time))
  return [...timed, ...withoutTime.map(({ row }) => ({ row, time: oldest }))]
}

function compareNewestFirst(a: TimedRow<unknown>, b: TimedRow<unknown>): number {
  return a.time === b.time ? 0 : b.time - a.time
}

/**
 * Merges several sources' loaded rows, newest first, up to `limit` rows or until an open source runs out of rows.
 * `waitsFor` contains the indexes of the sources whose next page is needed for the next row.
 */
export function mergeRows<Row>(sources: readonly MergeSource<Row>[], limit: number) {
  // The sort is stable, so rows with the same time keep the order of their sources.
  const all = sources
    .flatMap(({ rows }, source) => rows.map((row) => ({ ...row, source })))
    .toSorted(compareNewestFirst)
  const lastIndexes = new Map(all.map(({ source }, index) => [source, index]))
  const open = sources.flatMap(({ isOpen }, source) =>
    isOpen ? [{ source, safeUntil: (lastIndexes.get(source) ?? -1) + 1 }] : [],
  )
  const safeUntil = Math.min(all.length, ...open.map((each) => each.safeUntil))
  return {
    rows: all.slice(0, Math.min(limit, safeUntil)),
    hasMore: open.length > 0 || all.length > limit,
    waitsFor:
      safeUntil >= limit
        ? []
        : open.flatMap((each) => (each.safeUntil === safeUntil ? [each.source] : [])),
  }
}

/** Returns the sum, or undefined if a number is unknown. */
export function sumKnown(numbers: readonly (number | undefined)[]): number | undefined {
  return numbers.reduce<number | undefined>(
    (sum, each) => (sum === undefined || each === undefined ? undefined : sum + each),
    0,
  )
}
