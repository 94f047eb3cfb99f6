import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { DataTableProps, Sort } from './column'
import { smallIconProps } from '@/ui/display/icon-props'
import { PageCheckbox } from './table-checkbox'
import classes from './data-table.module.css'

type DataTableHeadProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'rowKey' | 'sort' | 'onSort' | 'selection'
> & {
  /** Whether to set the roles explicitly, because some browsers drop a table's roles without table layout. */
  isVirtual?: boolean
}

export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, rows, rowKey, sort, onSort, selection, isVirtual = false } = props
  const { t } = useLingui()
  return (
    <thead role={isVirtual ? 'rowgroup' : undefined}>
      <tr role={isVirtual ? 'row' : undefined} aria-rowindex={isVirtual ? 1 : undefined}>
        {selection ? (
          <th
            scope="col"
            className={classes.check}
            role={isVirtual ? 'columnheader' : undefined}
            aria-label={t`Selection`}
          >
            <PageCheckbox rows={rows} rowKey={rowKey} selection={selection} />
          </th>
        ) : null}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            role={isVirtual ? 'columnheader' : undefined}
            data-align={column.align}
            data-primary={column.primary}
            data-fill={column.fill}
            aria-sort={onSort && column.sortKey ? direction(column.sortKey, sort) : undefined}
          >
            {onSort && column.sortKey ? (
              <SortButton by={column.sortKey} label={column.header} sort={sort} onSort={onSort} />
            ) : (
              (column.heading ?? column.header)
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface SortButtonProps {
  by: string
  label: string
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

function SortButton({ by, label, sort, onSort }: SortButtonProps) {
  const active = sort?.by === by
  const Icon = active && !sort.descending ? IconArrowUp : IconArrowDown
  return (
    <button
      type="button"
      className={classes.sort}
      data-active={active || undefined}
      onClick={() => onSort({ by, descending: active ? !sort.descending : true })}
    >
      {label}
      <Icon {...smallIconProps} />
    </button>
  )
}

function direction(key: string, sort: Sort | undefined) {
  if (sort?.by !== key) return 'none'
  return sort.descending ? 'descending' : 'ascending'
}
