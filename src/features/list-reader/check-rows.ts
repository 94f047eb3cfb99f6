import type { SanctionField } from '@/api/sanction/schema'
import type { ColumnMapping } from '@/api/sanction-lists/requests'
import { foldDigits, foldText } from '@/lib/fold-text'

export type RowProblemKind =
  | 'no_name'
  | 'day'
  | 'month'
  | 'year'
  | 'birth_date'
  | 'too_long'
  | 'unreadable'
  | 'too_many_cells'
  | 'duplicate'

/** A problem of a row; `row` counts as a spreadsheet does, the header being 1. */
export interface RowProblem {
  row: number
  kind: RowProblemKind
  /** The heading of the column, where one cell is the problem. */
  column: string | undefined
  value: string
}

/** Characters of a cell. No record needs more, and a missing quote makes one cell of the rest of the file. */
export const MAX_CELL_LENGTH = 1000
/** Characters of a value that a problem shows. */
const SHOWN_LENGTH = 80

const numbers = [
  ['birth_date_day', 'day', 1, 31],
  ['birth_date_month', 'month', 1, 12],
  ['birth_date_year', 'year', 1800, new Date().getUTCFullYear()],
] as const satisfies readonly (readonly [SanctionField, RowProblemKind, number, number])[]

const nameFields = ['full_name', 'first_name', 'last_name'] as const

/** Whether a mapping includes the name, without which a list cannot be searched. */
export const hasName = (mapping: ColumnMapping) =>
  nameFields.some((field) => mapping[field] !== undefined)

export const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '')

/** A check of rows one by one: it remembers them, to find those that come twice. One problem per row: the first. */
export function createRowCheck(header: readonly string[], mapping: ColumnMapping) {
  const seen = new Map<string, number>()
  const mapped = Object.values(mapping)

  return (cells: readonly string[], row: number): RowProblem | undefined => {
    const cell = (field: SanctionField) => cells[mapping[field] ?? -1]?.trim() ?? ''
    const problem = (kind: RowProblemKind, column?: number, value = ''): RowProblem => ({
      row,
      kind,
      column: column === undefined ? undefined : header[column],
      value: value.slice(0, SHOWN_LENGTH),
    })

    if (cells.slice(header.length).some((extra) => extra.trim() !== ''))
      return problem('too_many_cells', undefined, cells.slice(header.length).join(' '))
    for (const column of mapped) {
      const value = cells[column] ?? ''
      if (value.length > MAX_CELL_LENGTH) return problem('too_long', column, value)
      if (value.includes('\u{FFFD}')) return problem('unreadable', column, value)
    }
    if (nameFields.every((field) => cell(field) === '')) {
      return problem('no_name', mapping.full_name ?? mapping.first_name ?? mapping.last_name)
    }
    for (const [field, kind, min, max] of numbers) {
      const value = cell(field)
      if (value !== '' && !isNumberIn(value, min, max)) return problem(kind, mapping[field], value)
    }
    // The same document may come twice, once for each script of the name.
    const key = foldText(mapped.map((column) => cells[column]?.trim()).join('\u0000'))
    const first = seen.get(key)
    if (first !== undefined) return problem('duplicate', undefined, String(first))
    seen.set(key, row)
    return undefined
  }
}

function isNumberIn(value: string, min: number, max: number): boolean {
  const digits = foldDigits(value)
  return /^\d{1,4}$/.test(digits) && Number(digits) >= min && Number(digits) <= max
}
