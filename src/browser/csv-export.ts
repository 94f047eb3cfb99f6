import { CSV_START, csvHeader, csvRow, type CsvColumn } from '@/lib/csv'
import { downloadSinkOf, openFileSink, type FileKind, type FileSink } from './file-sink'

/** At once; the dialog says so. More opens in no spreadsheet, and keeps a backend busy for long. */
export const MAX_CSV_ROWS = 100_000

export interface CsvPage<Row> {
  rows: readonly Row[]
  total: number
}

export interface CsvProgress {
  written: number
  /** Of how many; unknown until the first page is here. */
  of: number | undefined
}

export interface CsvSource<Row> {
  columns: readonly CsvColumn<Row>[]
  rowKey: (row: Row) => unknown
  /** Pages from 1, each of the same size. */
  readPage: (page: number, signal: AbortSignal) => Promise<CsvPage<Row>>
}

interface CsvExportOptions<Row> extends CsvSource<Row> {
  masked: boolean
  sink: CsvSink
  onProgress: (progress: CsvProgress) => void
  most?: number
}

export interface CsvExport {
  /**
   * Writes until the file is complete. Throws what reading or writing threw; after a failed reading
   * a second call goes on from there.
   */
  run: (signal: AbortSignal) => Promise<void>
  /** Whether the file can still be completed: not once writing has failed. */
  canGoOn: () => boolean
  /** Leaves nothing behind. */
  abandon: () => Promise<void>
}

/** Pages that are under way at once: the file need not wait for the way there and back of each. */
const PAGES_AHEAD = 3

/** A list, page by page and in order, into a file: never more than a few pages of it in memory. */
export function createCsvExport<Row>(options: CsvExportOptions<Row>): CsvExport {
  const { columns, rowKey, readPage, masked, sink, onProgress, most = MAX_CSV_ROWS } = options
  // A row that came in meanwhile pushes others onto the next page: each is written once.
  const written = new Set<unknown>()
  const ahead = new Map<number, Promise<CsvPage<Row>>>()
  let next = 1
  /** The last page there seems to be; unknown until the first one is here. */
  let last = 1
  let started = false
  let broken = false

  async function put(work: Promise<void>) {
    try {
      await work
    } catch (error) {
      broken = true
      throw error
    }
  }

  function read(page: number, signal: AbortSignal): Promise<CsvPage<Row>> {
    const reading = ahead.get(page) ?? readPage(page, signal)
    ahead.set(page, reading)
    // One that fails is met when its turn comes, if it comes.
    reading.catch(() => {})
    return reading
  }

  async function readNext(signal: AbortSignal): Promise<CsvPage<Row>> {
    const reading = read(next, signal)
    for (let page = next + 1; page <= Math.min(last, next + PAGES_AHEAD - 1); page++) {
      void read(page, signal)
    }
    try {
      return await reading
    } catch (error) {
      // Those behind it may have failed as well: all are asked for anew when it goes on.
      ahead.clear()
      throw error
    }
  }

  async function run(signal: AbortSignal) {
    if (!started) await put(sink.write(CSV_START + csvHeader(columns)))
    started = true
    for (;;) {
      const { rows, total } = await readNext(signal)
      signal.throwIfAborted()
      ahead.delete(next)
      const goal = Math.min(total, most)
      if (next === 1) last = Math.ceil(goal / Math.max(1, rows.length))
      const fresh = rows.filter((row) => !written.has(rowKey(row))).slice(0, most - written.size)
      if (fresh.length > 0)
        await put(sink.write(fresh.map((row) => csvRow(columns, row, masked)).join('')))
      for (const row of fresh) written.add(rowKey(row))
      next += 1
      onProgress({ written: written.size, of: goal })
      if (rows.length === 0 || written.size >= goal) break
    }
    await put(sink.close())
  }

  return { run, canGoOn: () => !broken, abandon: () => sink.abort() }
}

export type CsvSink = Omit<FileSink, 'write'> & { write: (text: string) => Promise<void> }

const csv: FileKind = { description: 'CSV', type: 'text/csv;charset=utf-8', extension: '.csv' }

/** As `openFileSink`. */
export function openCsvSink(name: string): Promise<CsvSink | undefined> {
  return openFileSink(name, csv)
}

/** For few rows, or a browser that cannot write files. */
export function downloadSink(name: string): CsvSink {
  return downloadSinkOf(name, csv)
}
