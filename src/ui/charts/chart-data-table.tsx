import { Link, type LinkOptions } from '@tanstack/react-router'
import type { Key, ReactNode } from 'react'
import type { PlainCsvColumn } from '@/lib/csv'
import { memoRow } from '@/lib/memo-row'
import { Data, Num } from '@/ui/display/data'
import { useShowMore } from '@/ui/display/use-show-more'
import classes from './chart-data-table.module.css'

/** Column of a chart's table and CSV file. */
export interface ChartDataColumn<Row> extends PlainCsvColumn<Row> {
  /** Shown instead of the plain value. */
  cell?: (row: Row) => ReactNode
  /** Aligns text to the start and lets it wrap. By default, cells align to the end, for numbers. */
  align?: 'start'
}

/** Number of rows shown initially. The CSV contains all rows. */
const PORTION = 100

interface TableRowProps<Row> {
  columns: readonly ChartDataColumn<Row>[]
  row: Row
}

interface ChartDataTableProps<Row> {
  label: string
  columns: readonly ChartDataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
}

/** Table with a chart's data. The first column names the rows. */
export function ChartDataTable<Row>({ label, columns, rows, rowKey }: ChartDataTableProps<Row>) {
  const { shown, listRef, more } = useShowMore(rows, PORTION)
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
        <tbody ref={listRef}>
          {shown.map((row) => (
            <TableRow key={rowKey(row)} columns={columns} row={row} />
          ))}
        </tbody>
      </table>
      {more}
    </div>
  )
}

const TableRow = memoRow(<Row,>({ columns, row }: TableRowProps<Row>) => (
  <tr>
    {columns.map((column, index) =>
      index === 0 ? (
        <th key={column.header} scope="row">
          {renderCell(column, row)}
        </th>
      ) : (
        <td key={column.header} data-align={column.align}>
          {renderCell(column, row)}
        </td>
      ),
    )}
  </tr>
))

/** Table cell content, wrapped in a link if `to` is set. */
export function ChartDataLink({
  to,
  children,
}: {
  to: LinkOptions | undefined
  children: ReactNode
}) {
  return to ? (
    <Link {...to} className={classes.link}>
      {children}
    </Link>
  ) : (
    children
  )
}

function renderCell<Row>({ value, cell }: ChartDataColumn<Row>, row: Row): ReactNode {
  if (cell) return cell(row)
  const plainValue = value(row)
  return typeof plainValue === 'number' ? <Num value={plainValue} /> : <Data>{plainValue}</Data>
}
