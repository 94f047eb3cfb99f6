import { CSV_START } from './csv'
import { csvHeader, csvRow, type CsvColumn } from './csv-columns'
import type { CsvSink } from './csv-sink'

/** At once; the dialog says so. More opens in no spreadsheet, and keeps a backend busy for long. */
export const MOST_CSV_ROWS = 100_000

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

/** A list, page by page, into a file: never more than one page of it in memory. */
export function createCsvExport<Row>(options: CsvExportOptions<Row>): CsvExport {
  const { columns, rowKey, readPage, masked, sink, onProgress, most = MOST_CSV_ROWS } = options
  // A row that came in meanwhile pushes others onto the next page: each is written once.
  const written = new Set<unknown>()
  let next = 1
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

  async function run(signal: AbortSignal) {
    if (!started) await put(sink.write(CSV_START + csvHeader(columns)))
    started = true
    for (;;) {
      const { rows, total } = await readPage(next, signal)
      signal.throwIfAborted()
      const goal = Math.min(total, most)
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
