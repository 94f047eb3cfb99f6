import Papa from 'papaparse'
import type { ColumnMapping } from '@/api/sanction-lists/requests'
import { MAX_ROWS } from '@/api/sanction-lists/schema'
import { csvTable } from '@/lib/csv'
import { listZip } from '@/lib/zip/zip-directory'
import { startsAsZip } from '@/lib/zip/zip-marks'
import type { BirthDateColumn, BirthDates } from './birth-dates'
import { createRowCheck, isBlank, type RowProblem, type RowProblemKind } from './check-rows'
import { PREVIEW_ROWS, readCsvRows } from './csv-rows'
import { describeDates, withDividedDates } from './divided-dates'
import { guessBirthDate, guessColumns } from './guess-columns'
import { RefusedFile, trimmedHeader, withinHeadings, type Refusal } from './list-limits'
import { detectEncoding, type TextEncoding } from './text-encoding'
import { workbookRows } from './workbook-rows'

const MAX_FILE_BYTES = 30_000_000
/** Problems in a message: the page takes each without a pause that could be felt. */
const PROBLEMS_AT_ONCE = 1000

/** The facts about a file that its first rows reveal. `encoding` is undefined for a workbook. */
export interface OpenedFile {
  encoding: TextEncoding | undefined
  header: string[]
  preview: string[][]
  guess: ColumnMapping
  /** The column that seems to have whole dates of birth. */
  birthDate: number | undefined
}

/** `content` is what to upload: the file, or a text that was not UTF-8 as such. */
export interface ReadFile {
  rows: number
  content: Blob
}

/** Where a file has whole dates of birth: what they are, and what is uploaded in place of the file. */
export interface DividedFile {
  dates: BirthDates
  content: Blob
  mapping: ColumnMapping
}

/** `id` says which check an answer belongs to. */
export type ReaderRequest =
  | { open: Blob; encoding?: TextEncoding }
  | { check: ColumnMapping; birthDate?: BirthDateColumn; id: number }
  | { csv: { header: readonly string[]; words: Record<RowProblemKind, string> } }

export type ReaderResponse =
  | { refused: Refusal }
  | { opened: OpenedFile }
  /** Rows so far. */
  | { reading: number }
  | { read: ReadFile }
  | { problems: RowProblem[]; id: number }
  | { checked: { accepted: number; rejected: number; divided?: DividedFile }; id: number }
  | { csv: Blob }

/** Reads one list file and checks its rows, request by request. It belongs in a worker: a large file takes seconds. */
export function createListReader(respond: (response: ReaderResponse) => void) {
  const rows: string[][] = []
  let problems: RowProblem[] = []
  let reading = Promise.resolve(false)

  async function open(file: Blob, chosen: TextEncoding | undefined): Promise<boolean> {
    let count = 0
    try {
      const { encoding, batches, content } = await openFile(file, chosen)
      for await (const batch of batches) {
        const isFirst = rows.length === 0
        if (isFirst) rows.push(trimmedHeader(batch[0] ?? []))
        const width = rows[0]?.length ?? 0
        for (const row of isFirst ? batch.slice(1) : batch) {
          rows.push(withinHeadings(row, width))
          if (!isBlank(row)) count += 1
          // Blank rows count too: a file of nothing else would fill the memory.
          if (rows.length - 1 > MAX_ROWS) throw new RefusedFile('too_many_rows')
        }
        if (isFirst) respond({ opened: openedFile(rows, encoding) })
        respond({ reading: count })
      }
      if (count === 0) throw new RefusedFile('no_rows')
      respond({ read: { rows: count, content } })
      return true
    } catch (error) {
      respond({ refused: error instanceof RefusedFile ? error.reason : 'damaged' })
      return false
    }
  }

  function check(mapping: ColumnMapping, birthDate: BirthDateColumn | undefined, id: number): void {
    const dates = birthDate && describeBirthDates(rows, birthDate)
    const source =
      birthDate && dates
        ? withDividedDates(rows, mapping, { column: birthDate.column, order: dates.order })
        : { rows, mapping }
    const [header = [], ...rest] = source.rows
    const checkRow = createRowCheck(header, source.mapping)
    problems = []
    let checked = 0
    for (const [index, row] of rest.entries()) {
      if (isBlank(rows[index + 1] ?? [])) continue
      checked += 1
      const problem = checkRow(row, index + 2)
      // What is no date is in the place of its year.
      if (problem)
        problems.push(
          dates && problem.kind === 'year' ? { ...problem, kind: 'birth_date' } : problem,
        )
    }
    for (let from = 0; from < problems.length; from += PROBLEMS_AT_ONCE)
      respond({ problems: problems.slice(from, from + PROBLEMS_AT_ONCE), id })
    const rejected = problems.length
    const content = dates && new Blob([Papa.unparse(source.rows)], { type: 'text/csv' })
    const divided = dates && content && { dates, content, mapping: source.mapping }
    respond({ checked: { accepted: checked - rejected, rejected, divided }, id })
  }

  return async (request: ReaderRequest): Promise<void> => {
    if ('open' in request) {
      reading = open(request.open, request.encoding)
      await reading
    } else if ('check' in request) {
      if (await reading) check(request.check, request.birthDate, request.id)
    } else respond({ csv: problemsCsv(problems, request.csv) })
  }
}

function openedFile(rows: string[][], encoding: TextEncoding | undefined): OpenedFile {
  const [header = [], ...rest] = rows
  if (isBlank(header)) throw new RefusedFile('no_rows')
  const guess = guessColumns(header)
  const preview = rest.slice(0, PREVIEW_ROWS)
  return { encoding, header, preview, guess, birthDate: guessBirthDate(header, guess) }
}

function describeBirthDates([, ...rows]: readonly string[][], { column, order }: BirthDateColumn) {
  return describeDates(
    rows.flatMap((row) => row[column]?.trim() || []),
    order,
  )
}

/** Opens a file by its first bytes, whatever its name says. */
async function openFile(file: Blob, chosen: TextEncoding | undefined) {
  if (file.size === 0) throw new RefusedFile('empty')
  if (file.size > MAX_FILE_BYTES) throw new RefusedFile('too_large')
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer())
  // The format of Word, of Excel 2003 and of workbooks with a password.
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0])) throw new RefusedFile('old_workbook')
  if (startsAsZip(head)) {
    const { bomb, entries } = await listZip(file)
    if (bomb) throw new RefusedFile('bomb')
    if (!entries.some(({ name }) => name.startsWith('xl/'))) throw new RefusedFile('type')
    return { encoding: undefined, batches: workbookRows(file), content: file }
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const encoding = chosen ?? detectEncoding(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.includes('\0')) throw new RefusedFile('type')
  const content = encoding === 'utf-8' ? file : new Blob([text], { type: 'text/csv' })
  return { encoding, batches: readCsvRows(text), content }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

type CsvWords = Extract<ReaderRequest, { csv: unknown }>['csv']

function problemsCsv(problems: readonly RowProblem[], { header, words }: CsvWords): Blob {
  const [row = '', column = '', problem = '', value = ''] = header
  const text = csvTable<RowProblem>(
    [
      { header: row, value: (each) => each.row },
      { header: column, value: (each) => each.column },
      { header: problem, value: ({ kind }) => words[kind] },
      { header: value, value: (each) => each.value },
    ],
    problems,
  )
  return new Blob([text], { type: 'text/csv;charset=utf-8' })
}
