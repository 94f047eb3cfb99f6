import { sanctionFields, type SanctionField } from '@/backend/sanction'
import type { ColumnMapping } from '@/backend/sanction-lists'
import { foldDigits } from '@/lib/fold-text'
import {
  dateFields,
  parseBirthDates,
  type BirthDateColumn,
  type BirthDates,
  type DateChoices,
  type DateParts,
  type ParsedDate,
} from './birth-dates'
import {
  MAX_CELL_LENGTH,
  isBlank,
  type RowProblem,
  type RowProblemKind,
  type SourceRow,
} from './check-rows'
import { parseDayNumber, parseMonthNumber } from './day-and-month'
import { findFooters, type ListFooter } from './find-footers'

export interface ListChoices {
  mapping: ColumnMapping
  birthDate?: BirthDateColumn
  dates?: DateChoices
  /** Rows that the user excluded from the list. */
  leftOutRows?: readonly number[]
}

export interface PreparedList {
  /** Headings of the sent columns, one for each field, including the three birth date parts. */
  header: string[]
  mapping: ColumnMapping
  /** Sent rows in file order. The server's row n+2 is `sent[n]`. */
  sent: { row: number; cells: string[] }[]
  notSent: RowProblem[]
  /** Problems of sent rows: omitted parts, and values to review. A row may have several notices. */
  notices: RowProblem[]
  /** Undefined if no column contains whole dates, unless a year column raises a question. */
  dates?: BirthDates
  /** Last rows that look like a note below the list. */
  footers: ListFooter[]
}

/** Maximum number of characters of a cell's value to include in a problem. */
const SHOWN_LENGTH = 80

type Note = (kind: RowProblemKind, column: number | undefined, value: string) => void

/** Prepares the rows to send. Omits only rows without a name, repeated headings, and rows excluded by the user. */
export function prepareList(
  header: readonly string[],
  rows: readonly SourceRow[],
  choices: ListChoices,
): PreparedList {
  const { birthDate } = choices
  const filledRows = rows.filter(({ cells }) => !isBlank(cells))
  const leftOutRows = new Set(choices.leftOutRows)
  const isTextField = (field: SanctionField) =>
    choices.mapping[field] !== undefined && !dateFields.some((part) => part === field)
  const textFields = sanctionFields.filter(isTextField)
  const list = filledRows.filter(({ row }) => !leftOutRows.has(row))
  const { dates, fields: sentDates, toParts } = parseDates(list, choices)
  const fields = [...textFields, ...sentDates]
  const sentRows: PreparedList['sent'] = []
  const notSent: RowProblem[] = []
  const notices: RowProblem[] = []
  const firstRows = new Map<string, number>()
  const isHeading = (cells: readonly string[]) =>
    header.every((heading, column) => cells[column]?.trim() === heading.trim())

  for (const { row, cells } of filledRows) {
    const problem: (...args: Parameters<Note>) => RowProblem = (kind, column, value) => ({
      ...{ row, kind, value: value.slice(0, SHOWN_LENGTH) },
      column: column === undefined ? undefined : header[column],
    })
    const noPerson = leftOutRows.has(row) ? 'footer' : isHeading(cells) ? 'heading' : undefined
    if (noPerson) {
      notSent.push(problem(noPerson, undefined, cells.join(' ').trim()))
      continue
    }
    const texts = textFields.map((field) => toText(field, cells[choices.mapping[field] ?? -1]))
    if (!textFields.some((field, index) => isNameField(field) && texts[index])) {
      const { full_name, first_name, last_name } = choices.mapping
      const others = cells.filter((cell) => isVisible(cell)).join(' ')
      notSent.push(problem('no_name', full_name ?? first_name ?? last_name, others))
      continue
    }
    const note: Note = (...args) => notices.push(problem(...args))
    const parts = toParts(cells, note)
    noteOddCells(cells, header, choices, note)
    const key = cells.map((cell) => cell.trim()).join('\u0000')
    const first = firstRows.get(key)
    if (first === undefined) firstRows.set(key, row)
    else note('duplicate', undefined, String(first))
    sentRows.push({
      row,
      cells: [...texts, ...sentDates.map((field) => parts[datePartByField[field]])],
    })
  }

  const headings = fields.map((field) => header[getColumn(field, choices)] ?? '')
  const isDated = birthDate !== undefined || (dates?.questions.length ?? 0) > 0
  return {
    header: headings,
    mapping: Object.fromEntries(fields.map((field, index) => [field, index])),
    ...{ sent: sentRows, notSent, notices },
    dates: isDated ? dates : undefined,
    footers: findFooters(filledRows, leftOutRows),
  }
}

const datePartByField = {
  birth_date_day: 'day',
  birth_date_month: 'month',
  birth_date_year: 'year',
} as const satisfies Record<(typeof dateFields)[number], keyof DateParts>

function getColumn(field: SanctionField, { mapping, birthDate }: ListChoices): number {
  const isPart = birthDate && dateFields.some((part) => part === field)
  return (isPart ? birthDate.column : mapping[field]) ?? -1
}

interface ReadDates {
  dates?: BirthDates
  fields: readonly (typeof dateFields)[number][]
  toParts: (cells: readonly string[], note: Note) => DateParts
}

const HIJRI_YEAR = /^[^\p{L}\p{N}]*(1[34]\d\d)[^\p{L}\p{N}]*(?:هـ?|ah?|hijri)?[^\p{L}\p{N}]*$/iu
const noParts: DateParts = { day: '', month: '', year: '' }

function parseDates(
  rows: readonly SourceRow[],
  { mapping, birthDate, dates }: ListChoices,
): ReadDates {
  const fields = birthDate ? dateFields : dateFields.filter((field) => mapping[field] !== undefined)
  const [dayColumn, monthColumn, yearColumn] = dateFields.map((field) => mapping[field])
  const dateColumn = birthDate ? birthDate.column : yearColumn
  const getCell = (cells: readonly string[], column: number | undefined) => {
    const text = column === undefined ? '' : (cells[column]?.trim() ?? '')
    return meansNothing(text) ? '' : text
  }
  /** Adds the day and month to a Hijri year, because the conversion requires them. */
  const dateText = (cells: readonly string[]) => {
    const text = getCell(cells, dateColumn)
    const [, hijri] = (!birthDate && HIJRI_YEAR.exec(foldDigits(text))) || []
    if (hijri === undefined) return text
    const [day, month] = [
      parseDayNumber(getCell(cells, dayColumn)),
      parseMonthNumber(getCell(cells, monthColumn)),
    ]
    return `${hijri}-${month || '00'}-${day || '00'}`
  }
  const counts = new Map<string, number>()
  for (const { cells } of rows) {
    const text = dateText(cells)
    if (text) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const parsedDates =
    dateColumn === undefined ? undefined : parseBirthDates(counts, birthDate?.order, dates)

  return {
    dates: parsedDates?.dates,
    fields,
    toParts: (cells, note) => {
      const whole = parsedDates?.parseText(dateText(cells))
      if (birthDate) {
        if (whole?.leftOut) note(whole.leftOut, birthDate.column, getCell(cells, birthDate.column))
        return whole?.parts ?? noParts
      }
      const year = whole?.parts.year ?? ''
      const yearProblem = year ? undefined : getYearProblem(whole)
      if (yearProblem) note(yearProblem, yearColumn, getCell(cells, yearColumn))
      if (whole?.questions.includes('hijri_year')) return whole.parts
      const part = (column: number | undefined, kind: 'day' | 'month') => {
        const text = getCell(cells, column)
        const number = kind === 'day' ? parseDayNumber(text) : parseMonthNumber(text)
        if (number === undefined) note(kind, column, text)
        return number ?? ''
      }
      return { year, day: part(dayColumn, 'day'), month: part(monthColumn, 'month') }
    },
  }
}

const getYearProblem = (date: ParsedDate | undefined) =>
  date?.leftOut === 'unreadable_date' || date?.leftOut === 'birth_date' ? 'year' : date?.leftOut

const isNameField = (field: SanctionField) =>
  field === 'full_name' ||
  field === 'first_name' ||
  field === 'middle_name' ||
  field === 'last_name'

const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}]/u
const isVisible = (text: string) => VISIBLE.test(text)

/** Placeholders for an empty cell. "NA" isn't included because it is Namibia's code. */
const NOTHING = /^(?:#?n\/a|n\.a\.?|\(?null\)?|\\n|nil|none|nan)$/i
const meansNothing = (text: string) => NOTHING.test(text) || !/[\p{L}\p{N}]/u.test(text)

/** The apostrophe that spreadsheets put before a number. The reader already removes an apostrophe before a formula. */
const GUARD = /^'(?=\d)/

function toText(field: SanctionField, cell = ''): string {
  const text = cell.trim()
  if (isNameField(field)) return isVisible(text) ? text : ''
  if (meansNothing(text)) return ''
  return field === 'document_number' ? text.replace(GUARD, '') : text
}

function noteOddCells(
  cells: readonly string[],
  header: readonly string[],
  { mapping, birthDate }: ListChoices,
  note: Note,
): void {
  const extra = cells.slice(header.length).filter((cell) => isVisible(cell))
  if (extra.length > 0) note('too_many_cells', undefined, extra.join(' '))
  for (const column of [...Object.values(mapping), birthDate?.column ?? -1]) {
    const cell = cells[column] ?? ''
    if (cell.length > MAX_CELL_LENGTH) note('too_long', column, cell)
    if (cell.includes('\u{FFFD}')) note('unreadable', column, cell)
  }
}
