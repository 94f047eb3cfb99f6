import { Fragment, useRef } from 'react'
import type { DataTableProps } from './column'
import { cellContent } from './table-cells'
import { RowCheckbox } from './table-checkbox'
import { useRowKeys } from './use-row-keys'
import { useToggleRow } from './use-selection'
import { RowSkeleton } from './row-skeleton'
import common from '@/ui/display/common.module.css'
import classes from './data-cards.module.css'

/** Table on a phone: one card per row, with the columns that set `card`. */
export function DataCards<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, rowLink, label, skeletonRows = 10, selection } = props
  const list = useRef<HTMLUListElement>(null)
  const toggle = useToggleRow(rows, rowKey, selection)
  useRowKeys({
    root: list,
    rows,
    hasLinks: rowLink !== undefined,
    onToggle: selection ? (index) => toggle(index, false) : undefined,
    enabled: !props.loading && Boolean(rowLink ?? selection),
  })
  const title = columns.filter((column) => column.card === 'title')
  const badges = columns.filter((column) => column.card === 'badge')
  const fields = columns.filter((column) => column.card === 'field')
  return (
    <ul
      ref={list}
      className={classes.list}
      aria-label={label}
      aria-hidden={props.loading || undefined}
      inert={props.loading}
      aria-busy={props.loading || props.isFetching || undefined}
      data-fetching={props.isFetching || undefined}
    >
      {props.loading
        ? Array.from({ length: skeletonRows }, (_, index) => (
            <li key={index} className={`${common.card} ${classes.card} ${classes.skeleton}`}>
              <RowSkeleton width="100%" rows={1 + fields.length} />
            </li>
          ))
        : rows.map((row, index) => {
            const key = rowKey(row)
            const isSelected = selection?.has(key) ?? false
            return (
              <li
                key={key}
                className={`${common.card} ${classes.card}`}
                data-row={index}
                data-linked={rowLink ? true : undefined}
                data-selected={isSelected || undefined}
                data-new={props.isNew?.(row) || undefined}
                tabIndex={-1}
              >
                <div className={`${common.ends} ${classes.head}`}>
                  {selection ? (
                    <span className={classes.check}>
                      <RowCheckbox
                        rowKey={key}
                        checked={isSelected}
                        onToggle={(range) => toggle(index, range)}
                      />
                    </span>
                  ) : null}
                  <span className={classes.title}>
                    {title.map((column) => (
                      <Fragment key={column.id}>{cellContent(column, row, rowLink)}</Fragment>
                    ))}
                  </span>
                  {badges.map((column) => (
                    <Fragment key={column.id}>{cellContent(column, row)}</Fragment>
                  ))}
                </div>
                <dl className={classes.fields}>
                  {fields.map((column) =>
                    column.isEmpty?.(row) ? null : (
                      <div key={column.id} className={classes.field}>
                        <dt>{column.header}</dt>
                        <dd>{cellContent(column, row)}</dd>
                      </div>
                    ),
                  )}
                </dl>
              </li>
            )
          })}
    </ul>
  )
}
