import { MAX_COLUMNS } from '@/api/sanction-lists/schema'

export type Refusal =
  | 'empty'
  | 'too_large'
  | 'old_workbook'
  | 'type'
  | 'damaged'
  | 'bomb'
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

/** The headings without the blank ones at their end, which a stray cell leaves behind. */
export function trimmedHeader(row: readonly string[]): string[] {
  const header = row.slice(0, row.findLastIndex((heading) => heading.trim() !== '') + 1)
  if (header.length > MAX_COLUMNS) throw new RefusedFile('too_many_columns')
  return header
}

/** A row as wide as the headings. What it has beyond them becomes one cell, for which the row is a problem. */
export function withinHeadings(row: string[], width: number): string[] {
  if (row.length <= width) return row
  const extra = row.slice(width).filter((cell) => cell.trim() !== '')
  return extra.length === 0 ? row.slice(0, width) : [...row.slice(0, width), extra.join(' ')]
}
