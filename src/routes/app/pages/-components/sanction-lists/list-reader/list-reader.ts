import Papa from 'papaparse'
import { type ColumnMapping, MAX_COLUMNS, MAX_ROWS } from '@/backend/sanction-lists'
import { csvTable, withFormulas, type CsvSeparator } from '@/lib/csv'
import { startsAsZip } from '@/lib/zip/zip-marks'
import type { BirthDates } from './birth-dates'
import { countRows, hasName, isBlank, type RowProblem, type SourceRow } from './check-rows'
import type { QuoteNotes } from './csv-records'
import { parseCsv } from './csv-rows'
import type { ListFooter } from './find-footers'
import { guessBirthDate, guessColumns } from './guess-columns'
import { guessHeadingRow } from './guess-headings'
import {
  RefusedFile,
  columnLetters,
  trimmedHeader,
  withinHeadings,
  type Refusal,
} from './list-limits'
import { refuseOtherFormat } from './other-formats'
import { prepareList, type ListChoices } from './prepare-list'
import { detectEncoding, type TextEncoding } from './text-encoding'
import { openWorkbook, type Sheet, type Workbook } from './workbook-rows'

const MAX_FILE_BYTES = 30_000_000
/** Number of problems in a message, small enough for the page to process without a noticeable pause. */
const PROBLEMS_AT_ONCE = 1000
/** Number of rows to show as they will be sent. */
const FIRST_ROWS = 3
/** Number of rows shown before the whole file has been read. */
const PREVIEW_ROWS = 20
/** Number of rows offered as the heading row. */
const HEADING_ROWS = 10

/** The user's choices for reading a file. The portal guesses all other choices. */
export interface ReadChoices {
  encoding?: TextEncoding
  separator?: string
  /** Sheet name. */
  sheet?: string
  /** Heading row, or `none`. */
  headings?: number | 'none'
  /** Whether to read rows that look joined by quotation marks as separate rows. */
  separatesRows?: boolean
}

/** Facts about a file from its first rows. */
export interface OpenedFile {
  /** Text format; undefined for a workbook. */
  text?: { encoding: TextEncoding; separator: string }
  /** The workbook's chosen sheet and all its sheets. */
  workbook?: { sheet: string; sheets: string[] }
  /** Heading row. Undefined if the file has no headings; then `header` contains blank texts. */
  headingRow: number | undefined
  /** The file's first rows. Any of them may contain the headings. */
  top: SourceRow[]
  header: string[]
  preview: string[][]
  guess: ColumnMapping
  /** Column that seems to contain whole dates of birth. */
  birthDate: number | undefined
}

export interface ReadFile {
  rows: number
  quotes: QuoteNotes
}

/** CSV to upload. The portal generates the CSV, so it contains exactly the checked rows. */
export interface PreparedFile {
  content: Blob
  mapping: ColumnMapping
  /** Row number in the user's file, for each CSV row below the headings. */
  rows: Uint32Array
}

export interface CheckedList {
  /** Number of rows that are sent. */
  accepted: number
  /** Number of rows that are not sent. */
  rejected: number
  /** Number of rows by kind of problem. */
  counts: ReturnType<typeof countRows>
  prepared: PreparedFile
  /** The first rows that are sent. */
  first: string[][]
  dates?: BirthDates
  footers: readonly ListFooter[]
}

/** Requests to the reader. Responses repeat the request's `id`. */
export type ReaderRequest =
  | { open: Blob; choices: ReadChoices; id: number }
  /** Parses the opened file's content again with other choices. */
  | { read: ReadChoices; id: number }
  | { check: ListChoices; id: number }
  /** Compares the file on disk with the content that was read. */
  | { compare: true; id: number }
  | { csv: ProblemsCsv }

export type ReaderResponse =
  | { refused: Refusal; id: number }
  | { opened: OpenedFile; id: number }
  | { read: ReadFile; id: number }
  | { problems: RowProblem[]; id: number }
  | { checked: CheckedList; id: number }
  | { isChanged: boolean; id: number }
  | { csv: Blob }

interface Source extends Pick<OpenedFile, 'text' | 'workbook'> {
  first: readonly SourceRow[]
  rows: (notes: QuoteNotes) => Iterable<SourceRow>
}

/**
 * Creates a reader that parses one list file and checks its rows, request by request. Run it in a worker, because a
 * large file takes seconds.
 */
export function createListReader(respond: (response: ReaderResponse) => void) {
  let file: Blob | undefined
  let bytes = new Uint8Array()
  let workbook: Workbook | undefined
  let header: string[] = []
  let rows: SourceRow[] | undefined
  let problems: RowProblem[] = []
  let queue = Promise.resolve()

  async function open(next: Blob): Promise<void> {
    file = next
    if (file.size === 0) throw new RefusedFile('empty')
    if (file.size > MAX_FILE_BYTES) throw new RefusedFile('too_large')
    bytes = new Uint8Array(await file.arrayBuffer())
    refuseOtherFormat(bytes)
    if (startsAsZip(bytes)) workbook = await openWorkbook(new Blob([bytes]))
  }

  function read(choices: ReadChoices, id: number): void {
    rows = undefined
    const source = workbook ? fromWorkbook(workbook, choices) : fromText(bytes, choices)
    const openedFile = describe(source, choices)
    const { headingRow = 0 } = openedFile
    header = openedFile.header
    respond({ opened: openedFile, id })

    const quotes: QuoteNotes = { stray: [], joined: [] }
    const all: SourceRow[] = []
    for (const { row, cells } of source.rows(quotes)) {
      if (row <= headingRow) continue
      // Blank rows also count, because a file with only blank rows would otherwise take too long.
      if (row - headingRow > MAX_ROWS) throw new RefusedFile('too_many_rows')
      if (isBlank(cells)) continue
      all.push(cleanRow({ row, cells: withinHeadings(cells, header.length) }))
    }
    if (all.length === 0) throw new RefusedFile('no_rows')
    rows = all
    respond({ read: { rows: all.length, quotes }, id })
  }

  function check(choices: ListChoices, id: number): void {
    if (!rows) return
    const preparedFile = prepareList(header.map(getColumnName), rows, choices)
    const { sent, notSent, notices, mapping, dates, footers } = preparedFile
    problems = [...notSent, ...notices].toSorted((a, b) => a.row - b.row)
    for (let from = 0; from < problems.length; from += PROBLEMS_AT_ONCE)
      respond({ problems: problems.slice(from, from + PROBLEMS_AT_ONCE), id })
    const csv = Papa.unparse([preparedFile.header, ...sent.map(({ cells }) => cells)])
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

  async function isChanged(): Promise<boolean> {
    if (file?.size !== bytes.length) return true
    try {
      const now = new Uint8Array(await file.arrayBuffer())
      return now.length !== bytes.length || now.some((byte, at) => byte !== bytes[at])
    } catch {
      // Chrome and Safari throw for a file that has changed since it was chosen.
      return true
    }
  }

  async function handle(request: ReaderRequest): Promise<void> {
    if ('open' in request || 'read' in request) {
      const { id } = request
      try {
        if ('open' in request) await open(request.open)
        read('open' in request ? request.choices : request.read, id)
      } catch (error) {
        respond({ refused: error instanceof RefusedFile ? error.reason : 'damaged', id })
      }
    } else if ('check' in request) check(request.check, request.id)
    else if ('compare' in request) respond({ isChanged: await isChanged(), id: request.id })
    else respond({ csv: problemsCsv(problems, request.csv) })
  }

  return (request: ReaderRequest): Promise<void> => {
    queue = queue.then(() => handle(request))
    return queue
  }
}

function describe({ first, text, workbook }: Source, choices: ReadChoices): OpenedFile {
  const chosenHeading = choices.headings === 'none' ? undefined : choices.headings
  const guessedHeading = choices.headings === undefined ? guessHeadingRow(first) : chosenHeading
  const heading = first.find(({ row }) => row === guessedHeading)
  const list = first.filter(({ row }) => row > (heading?.row ?? 0))
  const width = Math.max(0, ...list.map(({ cells }) => cells.length))
  if (first.length === 0) throw new RefusedFile('no_rows')
  if (width > MAX_COLUMNS && !heading) throw new RefusedFile('too_many_columns')
  const header = heading ? trimmedHeader(heading.cells) : Array.from({ length: width }, () => '')
  const guess = guessColumns(header)
  return {
    text,
    workbook,
    headingRow: heading?.row,
    top: first.slice(0, HEADING_ROWS),
    header,
    preview: list
      .slice(0, PREVIEW_ROWS)
      .map(({ cells }) => [...withinHeadings(cells, header.length)]),
    guess,
    birthDate: guessBirthDate(header, guess),
  }
}

function fromText(bytes: Uint8Array, choices: ReadChoices): Source {
  const encoding = choices.encoding ?? detectEncoding(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.includes('\0')) throw new RefusedFile('type')
  const { separator, first, rows } = parseCsv(text, choices.separator)
  return {
    text: { encoding, separator },
    first: first.map(cleanRow),
    rows: (quotes) => rows(quotes, choices.separatesRows),
  }
}

function fromWorkbook({ sheets, rows }: Workbook, choices: ReadChoices): Source {
  const filledSheets = sheets.filter(({ first }) => first.length > 0)
  const hasNames = ({ first }: Sheet) => {
    const headingRow = guessHeadingRow(first)
    return hasName(guessColumns(first.find(({ row }) => row === headingRow)?.cells ?? []))
  }
  const chosenSheet = sheets.find(({ name }) => name === choices.sheet)
  // Prefers a sheet with names, because a workbook may start with a cover or instructions.
  const sheet = chosenSheet ?? filledSheets.find(hasNames) ?? filledSheets[0]
  if (!sheet) throw new RefusedFile('no_rows')
  return {
    workbook: { sheet: sheet.name, sheets: sheets.map(({ name }) => name) },
    first: sheet.first.map(cleanRow),
    rows: () => rows(sheet.name),
  }
}

/** Removes the apostrophes that the portal's CSV export adds, and some lists' placeholder for an empty value. */
function cleanRow({ row, cells }: SourceRow): SourceRow {
  const texts = cells.map((cell) => (cell.trim() === '-0-' ? '' : withFormulas(cell)))
  return { row, cells: texts }
}

/** Returns a column's heading, or its spreadsheet letters if the heading is blank. */
function getColumnName(heading: string, column: number): string {
  return heading.trim() === '' ? columnLetters(column) : heading
}

/** Format of the CSV of problems. The headings and words are in the screen's language. */
type ProblemsCsv = {
  header: readonly string[]
  words: Readonly<Record<string, string>>
  separator: CsvSeparator
}

function problemsCsv(
  problems: readonly RowProblem[],
  { header, words, separator }: ProblemsCsv,
): Blob {
  const [row = '', column = '', problem = '', value = ''] = header
  const text = csvTable<RowProblem>(
    [
      { header: row, value: (each) => each.row },
      { header: column, value: (each) => each.column },
      { header: problem, value: ({ kind }) => words[kind] },
      { header: value, value: (each) => each.value },
    ],
    problems,
    separator,
  )
  return new Blob([text], { type: 'text/csv;charset=utf-8' })
}
