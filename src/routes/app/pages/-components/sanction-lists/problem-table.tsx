import { useLingui } from '@lingui/react/macro'
import type { Key } from 'react'
import { Data, Num } from '@/ui/display/data'
import type { Column } from '@/ui/table/column'
import { VirtualTable } from '@/ui/table/virtual-table'
import classes from './sanction-lists.module.css'

/** A row's problem that the portal or the server found. */
export interface BadRow {
  row: number | undefined
  column: string | undefined
  problem: string | undefined
  value?: string
}

interface ProblemTableProps<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  toBadRow: (row: Row) => BadRow
  withValues: boolean
}

/** Table of any number of rows with their problems. Load it lazily. */
export function ProblemTable<Row>(props: ProblemTableProps<Row>) {
  const { t } = useLingui()
  const { rows, rowKey, toBadRow, withValues } = props
  const columns: Column<Row>[] = [
    {
      id: 'row',
      header: t`Row`,
      primary: true,

      skeletonWidth: 48,
      cell: (row) => <Num value={toBadRow(row).row} />,
    },
    {
      id: 'problem',
      header: t`Problem`,
      skeletonWidth: 220,
      cell: (row) => <Data>{toBadRow(row).problem}</Data>,
    },
    {
      id: 'column',
      header: t`Column`,
      skeletonWidth: 140,
      cell: (row) => <Data>{toBadRow(row).column}</Data>,
    },
  ]
  if (withValues)
    columns.push({
      id: 'value',
      header: t`Value`,
      skeletonWidth: 160,
      cell: (row) => <Data>{toBadRow(row).value}</Data>,
    })
  return (
    <div className={classes.problems}>
      <VirtualTable label={t`Rows with problems`} columns={columns} rows={rows} rowKey={rowKey} />
    </div>
  )
}
