import type { ColumnMapping } from '@/backend/sanction-lists'

/** A row of the user's file. `row` is its number in that file, counted from 1 as in a spreadsheet. */
export interface SourceRow {
  row: number
  cells: readonly string[]
}

/** Maximum characters in a spreadsheet cell. A longer cell is the result of a missing quotation mark. */
export const MAX_CELL_LENGTH = 32_767

/** Reasons why a row isn't sent. */
export const notSentKinds = ['no_name', 'heading', 'footer'] as const
/** Reasons why part of a row isn't sent. */
export const leftOutKinds = [
  'day',
  'month',
  'year',
  'birth_date',
  'unreadable_date',
  'short_year',
  'several_dates',
  'hijri_year',
  'buddhist_year',
  'serial_date',
  'too_many_cells',
] as const
/** Reasons for the user to review a row that is sent. */
export const lookKinds = ['duplicate', 'unreadable', 'too_long'] as const

export type RowProblemKind = (typeof notSentKinds | typeof leftOutKinds | typeof lookKinds)[number]

/** A row's problem. `row` is numbered as in a spreadsheet. */
export interface RowProblem {
  row: number
  kind: RowProblemKind
  /** Column heading, if the problem is in a single cell. */
  column: string | undefined
  value: string
}

const nameFields = ['full_name', 'first_name', 'last_name'] as const

/** Whether a mapping includes a name. Without a name, a list can't be searched. */
export const hasName = (mapping: ColumnMapping) =>
  nameFields.some((field) => mapping[field] !== undefined)

export const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '')

/** Returns the non-blank cells, trimmed. */
export const filledCells = (row: readonly string[]) => row.flatMap((cell) => cell.trim() || [])

/** Shortens text to a sample, because a cell may contain all facts about a person. */
export const shorten = (text: string, length = 40) =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text

/** Counts rows by kind of problem. */
export function countRows(
  problems: readonly RowProblem[],
): Partial<Record<RowProblemKind, number>> {
  const rowsByProblem = new Map<RowProblemKind, Set<number>>()
  for (const { kind, row } of problems) {
    const problemRows = rowsByProblem.get(kind) ?? new Set()
    rowsByProblem.set(kind, problemRows.add(row))
  }
  return Object.fromEntries(
    Array.from(rowsByProblem, ([kind, problemRows]) => [kind, problemRows.size]),
  )
}
