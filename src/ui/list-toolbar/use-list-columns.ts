import { useMemo } from 'react'
import { useListSettings } from './list-settings'
import type { Column } from '@/ui/table/column'
import { isShown, orderColumns } from './column-order'

/** The columns of a list in the order and selection stored on this device. */
export function useListColumns<Row>(
  list: string,
  columns: readonly Column<Row>[],
): readonly Column<Row>[] {
  const { order, shown } = useListSettings(list)
  return useMemo(
    () => orderColumns(columns, { order }).filter((column) => isShown(column, { shown })),
    [columns, order, shown],
  )
}
