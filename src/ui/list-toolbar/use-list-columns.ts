import { useMemo } from 'react'
import { useListSettings } from './list-settings'
import type { Column } from '@/ui/table/column'

/** Returns a list's columns in the order and selection stored on this device. */
export function useListColumns<Row>(
  listId: string,
  columns: readonly Column<Row>[],
): readonly Column<Row>[] {
  const { order, shown } = useListSettings(listId)
  return useMemo(
    () => orderColumns(columns, { order }).filter((column) => isShown(column, { shown })),
    [columns, order, shown],
  )
}

/** The chosen order and visibility of columns. It may contain IDs from another version of the app. */
export interface ColumnChoice {
  order: readonly string[]
  shown: Readonly<Record<string, boolean>>
}

/** Column entry of the columns menu. */
export interface ColumnOption {
  id: string
  header: string
  primary?: boolean
  optional?: boolean
}

type OrderableColumn = Omit<ColumnOption, 'header'>

/**
 * Returns the columns in the chosen order, with the primary column first. A new column that is missing from the choice
 * stays after its default predecessor.
 */
export function orderColumns<C extends OrderableColumn>(
  columns: readonly C[],
  { order }: Pick<ColumnChoice, 'order'>,
): C[] {
  const ids = order.filter((id, at) => order.indexOf(id) === at)
  const knownColumns = ids.filter((id) => columns.some((column) => column.id === id))
  for (const [at, { id }] of columns.entries()) {
    if (knownColumns.includes(id)) continue
    const before = columns[at - 1]?.id
    knownColumns.splice(before === undefined ? 0 : knownColumns.indexOf(before) + 1, 0, id)
  }
  const orderedColumns = knownColumns.flatMap((id) => columns.filter((column) => column.id === id))
  return [
    ...orderedColumns.filter(({ primary }) => primary),
    ...orderedColumns.filter(({ primary }) => !primary),
  ]
}

export function isShown(column: OrderableColumn, { shown }: Pick<ColumnChoice, 'shown'>): boolean {
  return column.primary === true || (shown[column.id] ?? !column.optional)
}

/** Moves an ID by `by` positions, at most to an end of the list. The first ID never moves. */
export function moveId(ids: readonly string[], id: string, by: number): string[] {
  const from = ids.indexOf(id)
  if (from < 1) return [...ids]
  const to = Math.min(Math.max(from + by, 1), ids.length - 1)
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}
