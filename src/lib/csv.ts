import { maskValue, type PersonalKind, openPersonal, type Personal } from './personal'

export type CsvCell = string | number | boolean | null | undefined

/** The byte order mark. Without it, Excel does not read the file as UTF-8. */
export const CSV_START = '\u{FEFF}'

/** Characters that start a formula in a spreadsheet, including the full-width forms of East Asian keyboards. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/**
 * Formula starts within text, because a spreadsheet that splits cells at semicolons or tabs starts a new cell there.
 * Quotes don't prevent this, because they work only at the start of a cell.
 */
const INNER_FORMULA = /([;\t\r\n])(?=[" ]*[=+\-@＝＋－＠])/g

const GUARD = /^'(?=[=+\-@\t\r\n＝＋－＠])/
const INNER_GUARD = /([;\t\r\n])'(?=[" ]*[=+\-@＝＋－＠])/g

/** The separator is a semicolon if the spreadsheet uses the comma within numbers. */
export type CsvSeparator = ',' | ';'

/**
 * Formats one RFC 4180 record including its line end. Prefixes text, but not numbers, with an apostrophe if a
 * spreadsheet would run the text as a formula.
 * @internal Exported for its test.
 */
export function csvLine(cells: readonly CsvCell[], separator: CsvSeparator): string {
  return `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`
}

function csvCell(cell: CsvCell, separator: CsvSeparator): string {
  if (cell === null || cell === undefined) return ''
  const raw = String(cell)
  const text = typeof cell === 'string' ? withoutFormulas(raw) : raw
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Escapes text, so a spreadsheet shows the text instead of running it. */
export function withoutFormulas(text: string): string {
  const safe = text.replaceAll(INNER_FORMULA, "$1'")
  return FORMULA.test(safe) ? `'${safe}` : safe
}

/** Reverts `withoutFormulas` and returns the original text. */
export function withFormulas(text: string): string {
  if (!text.includes("'")) return text
  return text.replace(GUARD, '').replaceAll(INNER_GUARD, '$1')
}

export interface PlainCsvColumn<Row> {
  header: string
  value: (row: Row) => CsvCell
  personal?: never
}

/** A column that is written masked unless the user chooses otherwise. */
interface PersonalCsvColumn<Row> {
  header: string
  value: (row: Row) => Personal | string | undefined
  /** A function if only some values are personal. It returns undefined for the other values. */
  personal: PersonalKind | ((row: Row) => PersonalKind | undefined)
}

export type CsvColumn<Row> = PlainCsvColumn<Row> | PersonalCsvColumn<Row>

export function csvHeader<Row>(
  columns: readonly CsvColumn<Row>[],
  separator: CsvSeparator,
): string {
  return csvLine(
    columns.map(({ header }) => header),
    separator,
  )
}

export function csvRow<Row>(
  columns: readonly CsvColumn<Row>[],
  row: Row,
  { isMasked, separator }: { isMasked: boolean; separator: CsvSeparator },
): string {
  return csvLine(
    columns.map((column) => {
      if (column.personal === undefined) return column.value(row)
      const value = column.value(row)
      if (value === undefined) return undefined
      const text = openPersonal(value)
      const { personal } = column
      const kind = typeof personal === 'function' ? personal(row) : personal
      return isMasked && kind ? maskValue(kind, text) : text
    }),
    separator,
  )
}

/** Returns a small table as a complete, unmasked file. */
export function csvTable<Row>(
  columns: readonly PlainCsvColumn<Row>[],
  rows: readonly Row[],
  separator: CsvSeparator,
): string {
  const lines = rows.map((row) => csvRow(columns, row, { isMasked: false, separator }))
  return CSV_START + csvHeader(columns, separator) + lines.join('')
}
