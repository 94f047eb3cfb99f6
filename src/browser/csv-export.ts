import { CSV_START, csvHeader, csvRow, type CsvColumn, type CsvSeparator } from '@/lib/csv'
import { createDownloadSink, openFileSink, type FileKind, type FileSink } from './file-sink'

/** Maximum rows per export; the dialog mentions the limit. Spreadsheets and the backend struggle with more rows. */
export const MAX_CSV_ROWS = 100_000

export interface CsvPage<Row> {
  rows: readonly Row[]
  /** Undefined if the server does not count the rows. */
  total: number | undefined
  /** Number of rows that could not be read. */
  unread?: number | undefined
}

export interface CsvProgress {
  written: number
  /** The total number of rows; unknown before the first page, or if the server does not count the rows. */
  of: number | undefined
}

export interface CsvResult {
  written: number
  /**
   * The list's row count at the start. It is greater than `written` if the list changed or repeated rows during the
   * export.
   */
  of: number
}

export interface CsvSource<Row> {
  columns: readonly CsvColumn<Row>[]
  rowKey: (row: Row) => unknown
  /** Reads a page. Page numbers start at 1, and all pages have the same size. */
  readPage: (page: number, signal: AbortSignal) => Promise<CsvPage<Row>>
  /** Returns whether to write a row. If set, the server's row count doesn't apply to the file. */
  isMatch?: (row: Row) => boolean
}

interface CsvExportOptions<Row> extends CsvSource<Row> {
  masked: boolean
  separator?: CsvSeparator
  sink: CsvSink
  onProgress: (progress: CsvProgress) => void
  maxRows?: number
}

export interface CsvExport {
  /**
   * Writes until the file is complete, and resolves with the row counts. After a failed read, it throws, and another
   * call continues with the same page.
   */
  run: (signal: AbortSignal) => Promise<CsvResult>
  /** Whether another `run` can complete the file. False after a failed write. */
  canResume: () => boolean
  /** Discards the file. */
  abandon: () => Promise<void>
}

/**
 * Number of pages requested in parallel, to hide the latency. After a failed read, the export requests one page at a
 * time.
 */
const PARALLEL_PAGES = 3

/** Writes a list to a file page by page, in order. Keeps only a few pages in memory. */
export function createCsvExport<Row>(options: CsvExportOptions<Row>): CsvExport {
  const { columns, rowKey, readPage, isMatch, masked, separator = ',', sink, onProgress } = options
  const { maxRows = MAX_CSV_ROWS } = options
  // A row added during the export moves other rows to the next page. The keys keep those rows from being written twice.
  const readKeys = new Set<unknown>()
  const pending = new Map<number, Promise<CsvPage<Row>>>()
  let next = 1
  /** The number of the last page; 1 before the first page is read. */
  let last = 1
  /** The number of rows to write and the page size, according to the first page. */
  let goal = 0
  let pageSize = 1
  let repeatedCount = 0
  let writtenCount = 0
  let isCounted = false
  let parallel = PARALLEL_PAGES
  let hasStarted = false
  let hasWriteFailed = false

  async function attemptWrite(work: Promise<void>) {
    try {
      await work
    } catch (error) {
      hasWriteFailed = true
      throw error
    }
  }

  function read(page: number, signal: AbortSignal): Promise<CsvPage<Row>> {
    const reading = pending.get(page) ?? readPage(page, signal)
    pending.set(page, reading)
    // Marks a rejection as handled. The page's error is thrown when the page's turn comes.
    reading.catch(() => {})
    return reading
  }

  async function readNext(signal: AbortSignal): Promise<CsvPage<Row>> {
    const reading = read(next, signal)
    for (let page = next + 1; page <= Math.min(last, next + parallel - 1); page++) {
      void read(page, signal)
    }
    try {
      return await reading
    } catch (error) {
      // Later pages may also have failed, so request all of them again on resume.
      pending.clear()
      // The server may have received too many requests at the same time (429).
      parallel = 1
      throw error
    }
  }

  /** Returns a page's rows that no earlier page contained, up to the file's limit. */
  function takeNew(rows: readonly Row[]): readonly Row[] {
    const newRows = rows.filter((row) => {
      const key = rowKey(row)
      if (readKeys.has(key) || readKeys.size >= maxRows) return false
      readKeys.add(key)
      return true
    })
    repeatedCount += rows.length - newRows.length
    return newRows
  }

  /** Returns the last page's number. Each repeated row has pushed another row onto a later page. */
  function lastPage(total: number): number {
    // At most twice the initial pages. Otherwise, a list that grows faster than it is read would never end the export.
    return Math.ceil(Math.min(total, goal + Math.min(repeatedCount, goal)) / pageSize)
  }

  const soFar = () => ({
    written: writtenCount,
    of: isCounted && !isMatch ? Math.max(goal, writtenCount) : writtenCount,
  })

  async function run(signal: AbortSignal) {
    if (!hasStarted) await attemptWrite(sink.write(CSV_START + csvHeader(columns, separator)))
    hasStarted = true
    for (;;) {
      const { rows, total } = await readNext(signal)
      signal.throwIfAborted()
      pending.delete(next)
      if (next === 1) {
        isCounted = total !== undefined
        goal = Math.min(total ?? maxRows, maxRows)
        pageSize = Math.max(1, rows.length)
      }
      const newRows = takeNew(rows)
      const lines = (isMatch ? newRows.filter(isMatch) : newRows).map((row) =>
        csvRow(columns, row, { isMasked: masked, separator }),
      )
      writtenCount += lines.length
      if (lines.length > 0) await attemptWrite(sink.write(lines.join('')))
      last = lastPage(total ?? maxRows)
      next += 1
      onProgress(isCounted && !isMatch ? soFar() : { written: writtenCount, of: undefined })
      // A server that does not count rows may also ignore the page number. A page without new rows therefore counts as
      // the last page.
      const isOver = isCounted ? rows.length === 0 : newRows.length === 0
      if (isOver || next > last || readKeys.size >= goal) break
    }
    // An export canceled during the last write no longer has a file to complete.
    signal.throwIfAborted()
    await attemptWrite(sink.close())
    return soFar()
  }

  return { run, canResume: () => !hasWriteFailed, abandon: () => sink.abort() }
}

export type CsvSink = Omit<FileSink, 'write'> & { write: (text: string) => Promise<void> }

const csv: FileKind = { description: 'CSV', type: 'text/csv;charset=utf-8', extension: '.csv' }

/** `openFileSink` for a CSV file. */
export function openCsvSink(name: string): Promise<CsvSink | undefined> {
  return openFileSink(name, csv)
}

/** `createDownloadSink` for a CSV file. */
export function createCsvDownloadSink(name: string): CsvSink {
  return createDownloadSink(name, csv)
}
