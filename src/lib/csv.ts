export type CsvCell = string | number | boolean | null | undefined

/** Written first: without it Excel reads UTF-8 as the code page of the machine. */
export const CSV_START = '\u{FEFF}'

/** How a spreadsheet recognises a formula, the full-width forms of an East Asian keyboard included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * One record of RFC 4180, its line end included. A text that a spreadsheet would run as a formula gets a
 * leading apostrophe; a number is a number and gets none.
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
