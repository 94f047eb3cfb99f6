import { MAX_COLUMNS } from '@/backend/sanction-lists'

export type Refusal =
  | 'empty'
  | 'too_large'
  | 'old_workbook'
  | 'html'
  | 'xml'
  | 'xml_spreadsheet'
  | 'pdf'
  | 'rtf'
  | 'json'
  | 'type'
  | 'damaged'
  | 'bomb'
  | 'too_much_unpacked'
  | 'no_rows'
  | 'too_many_rows'
  | 'too_many_columns'

export class RefusedFile extends Error {
  readonly reason: Refusal
  constructor(reason: Refusal) {
    super(reason)
    this.reason = reason
  }
}

/** Removes blank headings from the end, because a stray cell can cause them. */
export function trimmedHeader(row: readonly string[]): string[] {
  const header = row.slice(0, row.findLastIndex((heading) => heading.trim() !== '') + 1)
  if (header.length > MAX_COLUMNS) throw new RefusedFile('too_many_columns')
  return header
}

/** Cuts a row to the headings' width. Joins extra cells into one cell, so the row is reported as a problem. */
export function withinHeadings(row: readonly string[], width: number): readonly string[] {
  if (row.length <= width) return row
  const extra = row.slice(width).filter((cell) => cell.trim() !== '')
  return extra.length === 0 ? row.slice(0, width) : [...row.slice(0, width), extra.join(' ')]
}

/** Returns a column's letters: A, B, … Z, AA, AB… */
export function columnLetters(column: number): string {
  const before = Math.floor(column / 26)
  return (before > 0 ? columnLetters(before - 1) : '') + String.fromCharCode(65 + (column % 26))
}
