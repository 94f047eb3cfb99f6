import type { Key, ReactNode } from 'react'
import type { PlainCsvColumn } from '@/lib/csv'
import { Data } from '@/ui/display/data'
import { Num } from '@/ui/display/numbers'
import type { RenderLink } from '@/ui/display/link-slot'
import classes from './chart-data-table.module.css'

/** A column of a drawing's table and of its CSV. */
export interface ChartDataColumn<Row> extends PlainCsvColumn<Row> {
  /** Shown instead of the plain value. */
  cell?: (row: Row) => ReactNode
  /** A text starts with its column and may take several lines; numbers stand at the end. */
  align?: 'start'
}

interface TwinTableProps<Row> {
  label: string
  columns: readonly ChartDataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
}

/** What a drawing shows, as a table. Its first column names the rows. */
export function ChartDataTable<Row>({ label, columns, rows, rowKey }: TwinTableProps<Row>) {
  return (
    <div className={classes.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ header, align }) => (
              <th key={header} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.header} scope="row">
                    {cellOf(column, row)}
                  </th>
                ) : (
                  <td key={column.header} data-align={column.align}>
                    {cellOf(column, row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A number or a name of the table that leads somewhere; without a link it is plain. */
export function ChartDataLink({
  to,
  children,
}: {
  to: RenderLink | undefined
  children: ReactNode
}) {
  return to ? to({ className: classes.link, children }) : children
}

function cellOf<Row>({ value, cell }: ChartDataColumn<Row>, row: Row): ReactNode {
  if (cell) return cell(row)
  const plain = value(row)
  return typeof plain === 'number' ? <Num value={plain} /> : <Data>{plain}</Data>
}
