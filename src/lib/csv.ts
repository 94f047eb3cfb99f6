import { maskValue, type PersonalKind } from './mask'

export type CsvCell = string | number | boolean | null | undefined

/** The byte order mark: without it Excel does not read the file as UTF-8. */
export const CSV_START = '\u{FEFF}'

/** Characters that start a formula in a spreadsheet, including the full-width forms of East Asian keyboards. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * One record of RFC 4180 including its line end. Text that a spreadsheet would run as a formula gets a leading
 * apostrophe; numbers do not.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return ''
  const raw = String(cell)
  const text = typeof cell === 'string' && FORMULA.test(raw) ? `'${raw}` : raw
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => CsvCell
  /** The kind of personal data in the column, which is masked unless the person chooses otherwise. */
  personal?: PersonalKind
}

export function csvHeader<Row>(columns: readonly CsvColumn<Row>[]): string {
  return csvLine(columns.map(({ header }) => header))
}

export function csvRow<Row>(columns: readonly CsvColumn<Row>[], row: Row, masked: boolean): string {
  return csvLine(
    columns.map(({ value, personal }) => {
      const cell = value(row)
      if (!masked || !personal || cell === null || cell === undefined) return cell
      return maskValue(personal, String(cell))
    }),
  )
}

/** A small table without personal data as a complete file. */
export function csvTable<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return CSV_START + csvHeader(columns) + rows.map((row) => csvRow(columns, row, false)).join('')
}
