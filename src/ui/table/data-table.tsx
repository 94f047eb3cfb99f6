import { useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { useLayoutEffect, useMemo, useRef, type Key } from 'react'
import { HiddenText } from '@/ui/display/hidden-text'
import { hintRow } from '@/ui/display/time-hint'
import { memoRow } from '@/lib/memo-row'
import type { Column, DataTableProps, RowLink } from './column'
import { columnMark } from './column-mark'
import { DataCards } from './data-cards'
import { DataTableHead } from './data-table-head'
import { cellContent, followRowLink, useHorizontalScrollAttribute } from './table-cells'
import { RowCheckbox } from './table-checkbox'
import { useRowKeys } from './use-row-keys'
import { useToggleRow, type ToggleRow } from './use-selection'
import { RowSkeleton } from './row-skeleton'
import classes from './data-table.module.css'

/** Maximum number of rows. A server page never has more rows, and a longer list needs `VirtualTable`. */
export const MAX_PLAIN_ROWS = 100

const markList = columnMark('data-list')

/** Table with one page of rows, shown as cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { t } = useLingui()
  // Only rows are dimmed, not their skeleton.
  const tableProps = { ...props, isFetching: props.isFetching && !props.loading }
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  return (
    <>
      {props.loading ? (
        <div role="status">
          <HiddenText>{t`Loading`}</HiddenText>
        </div>
      ) : null}
      {phone ? <DataCards {...tableProps} /> : <WideTable {...tableProps} />}
    </>
  )
}

function WideTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, rowLink, label, loading, skeletonRows = 10, selection } = props
  const { i18n } = useLingui()
  const columns = useMemo(() => fitColumns(props.columns, rows), [props.columns, rows])
  const region = useRef<HTMLDivElement>(null)
  useHorizontalScrollAttribute(region)
  useLayoutEffect(() => markList(region.current), [])
  const toggle = useToggleRow(rows, rowKey, selection)
  const isStepping = useRowKeys({
    root: region,
    rows,
    hasLinks: rowLink !== undefined,
    onToggle: selection ? (index) => toggle(index, false) : undefined,
    enabled: !loading && Boolean(rowLink ?? selection),
  })

  return (
    <div
      ref={region}
      className={classes.region}
      role="region"
      aria-label={label}
      tabIndex={0}
      data-fills
      // A skeleton has nothing to read or to focus.
      aria-hidden={loading || undefined}
      inert={loading}
      onFocus={(event) => {
        if (!isStepping.current) void hintRow(event, i18n.locale)
      }}
      onBlur={(event) => void hintRow(event, i18n.locale)}
    >
      <table
        className={classes.table}
        aria-label={label}
        aria-busy={loading || props.isFetching || undefined}
        data-fetching={props.isFetching || undefined}
        data-selectable={selection ? true : undefined}
      >
        <DataTableHead {...props} columns={columns} />
        <tbody>
          {loading ? (
            <tr className={classes.skeleton}>
              {selection ? (
                <td className={classes.check}>
                  <RowSkeleton width={16} rows={skeletonRows} />
                </td>
              ) : null}
              {columns.map((column) => (
                <td key={column.id} data-align={column.align} data-primary={column.primary}>
                  <RowSkeleton width={column.skeletonWidth ?? 80} rows={skeletonRows} />
                </td>
              ))}
            </tr>
          ) : (
            rows.map((row, index) => {
              const key = rowKey(row)
              return (
                <TableRow
                  key={key}
                  rowKey={key}
                  {...{ columns, row, rowLink, index }}
                  selected={selection?.has(key)}
                  isNew={props.isNew?.(row)}
                  onToggle={toggle}
                />
              )
            })
          )}
        </tbody>
      </table>
    </div>
  )
}

/** Returns the same array if no column depends on the rows, because new columns would render every row again. */
function fitColumns<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  return columns.some(({ toTableColumn }) => toTableColumn)
    ? columns.map((column) => ({ ...column, ...column.toTableColumn?.(rows) }))
    : columns
}

interface TableRowProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  rowKey: Key
  index: number
  rowLink: RowLink<Row> | undefined
  /** Undefined if rows can't be selected. */
  selected: boolean | undefined
  isNew: boolean | undefined
  onToggle: ToggleRow
}

/** Renders again only when its row, its columns or its selection change. */
const TableRow = memoRow(<Row,>(props: TableRowProps<Row>) => {
  const { columns, row, rowKey, index, rowLink, selected, isNew, onToggle } = props
  return (
    <tr
      className={classes.row}
      data-row={index}
      data-linked={rowLink ? true : undefined}
      data-selected={selected || undefined}
      data-new={isNew || undefined}
      tabIndex={-1}
      onClick={rowLink ? followRowLink : undefined}
      onAuxClick={rowLink ? followRowLink : undefined}
    >
      {selected === undefined ? null : (
        <td className={classes.check}>
          <RowCheckbox
            rowKey={rowKey}
            checked={selected}
            onToggle={(range) => onToggle(index, range)}
          />
        </td>
      )}
      {columns.map((column) => {
        const Cell = column.primary ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            scope={column.primary ? 'row' : undefined}
            data-align={column.align}
            data-fill={column.fill}
          >
            {cellContent(column, row, rowLink)}
          </Cell>
        )
      })}
    </tr>
  )
})
