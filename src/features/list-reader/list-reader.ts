import Papa from 'papaparse'
import type { ColumnMapping } from '@/api/sanction-lists/requests'
import { MAX_ROWS } from '@/api/sanction-lists/schema'
import { csvTable } from '@/lib/csv'
import { listZip } from '@/lib/zip/zip-directory'
import { startsAsZip } from '@/lib/zip/zip-marks'
import type { BirthDates } from './birth-dates'
import { isBlank, type RowProblem, type RowProblemKind } from './check-rows'
import { PREVIEW_ROWS, readCsvRows } from './csv-rows'
import type { ListFooter } from './find-footers'
import { guessBirthDate, guessColumns } from './guess-columns'
import { RefusedFile, trimmedHeader, withinHeadings, type Refusal } from './list-limits'
import { prepareList, type ListChoices, type PreparedList } from './prepare-list'
import { detectEncoding, type TextEncoding } from './text-encoding'
import { workbookRows } from './workbook-rows'

const MAX_FILE_BYTES = 30_000_000
/** Problems in a message: the page takes each without a pause that could be felt. */
const PROBLEMS_AT_ONCE = 1000
/** Rows that are shown as they are sent. */
const FIRST_ROWS = 3

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

/** The CSV to upload, which the portal writes itself, so what was checked is what is sent. */
export interface PreparedFile {
  content: Blob
  mapping: ColumnMapping
  /** The row of the person's file for each row of the CSV below its headings. */
  rows: Uint32Array
}

export interface CheckedList {
  /** Rows that are sent. */
  accepted: number
  /** Rows that are not sent. */
  rejected: number
  /** Rows with a problem of each kind. */
  counts: Partial<Record<RowProblemKind, number>>
  prepared: PreparedFile
  /** The first rows that are sent. */
  first: string[][]
  dates?: BirthDates
  footers: readonly ListFooter[]
}

/** `id` says which check an answer belongs to. */
export type ReaderRequest =
  | { open: Blob; encoding?: TextEncoding }
  | { check: ListChoices; id: number }
  | { csv: { header: readonly string[]; words: Readonly<Record<string, string>> } }

export type ReaderResponse =
  | { refused: Refusal }
  | { opened: OpenedFile }
  /** Rows so far. */
  | { reading: number }
  | { read: ReadFile }
  | { problems: RowProblem[]; id: number }
  | { checked: CheckedList; id: number }
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

  function check(choices: ListChoices, id: number): void {
    const [header = [], ...rest] = rows
    const source = rest.map((cells, index) => ({ row: index + 2, cells }))
    const prepared = prepareList(header, source, choices)
    const { sent, notSent, notices, mapping, dates, footers } = prepared
    problems = [...notSent, ...notices].toSorted((a, b) => a.row - b.row)
    for (let from = 0; from < problems.length; from += PROBLEMS_AT_ONCE)
      respond({ problems: problems.slice(from, from + PROBLEMS_AT_ONCE), id })
    const csv = Papa.unparse([prepared.header, ...sent.map(({ cells }) => cells)])
    respond({
      checked: {
        ...{ accepted: sent.length, rejected: notSent.length, counts: countRows(problems) },
        prepared: {
          content: new Blob([csv], { type: 'text/csv' }),
          mapping,
          rows: Uint32Array.from(sent, ({ row }) => row),
        },
        first: sent.slice(0, FIRST_ROWS).map(({ cells }) => cells),
        ...{ dates, footers },
      },
      id,
    })
  }

  return async (request: ReaderRequest): Promise<void> => {
    if ('open' in request) {
      reading = open(request.open, request.encoding)
      await reading
    } else if ('check' in request) {
      if (await reading) check(request.check, request.id)
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

function countRows(problems: PreparedList['notices']): CheckedList['counts'] {
  const rowsOf = new Map<RowProblemKind, Set<number>>()
  for (const { kind, row } of problems) {
    const found = rowsOf.get(kind) ?? new Set()
    rowsOf.set(kind, found.add(row))
  }
  return Object.fromEntries(Array.from(rowsOf, ([kind, found]) => [kind, found.size]))
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
