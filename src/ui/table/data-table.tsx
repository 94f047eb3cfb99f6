import { useMediaQuery } from '@mantine/hooks'
import {
  Suspense,
  lazy,
  useEffect,
  useRef,
  type RefObject,
  memo,
  type ReactNode,
  type CSSProperties,
} from 'react'
import type { DataTableProps, Column } from './column'
import { DataCards } from './data-cards'
import { DataTableHead } from './data-table-head'
import { DataTableRow, SkeletonRow } from './data-table-row'
import { useRowKeys } from './use-row-keys'
import { useToggleRow } from './use-selection'
import classes from './data-table.module.css'

/** Longer tables are virtual. A page of the server never has more rows. */
const MAX_PLAIN_ROWS = 100

const VirtualRows = lazy(() =>
  import('./virtual-rows').then((module) => ({ default: module.VirtualRows })),
)

/** A table of rows, as cards on a phone. Beyond MAX_PLAIN_ROWS it is virtual, also on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  return phone && props.rows.length <= MAX_PLAIN_ROWS ? (
    <DataCards {...props} />
  ) : (
    <WideTable {...props} />
  )
}

function WideTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, rowLink, label, loading, skeletonRows = 10, selection } = props
  const region = useRef<HTMLDivElement>(null)
  const scrollToRow = useRef<(index: number) => void>(() => {})
  useSidewaysMark(region)
  const toggle = useToggleRow(rows, rowKey, selection)
  useRowKeys({
    root: region,
    rows,
    onToggle: selection ? (index) => toggle(index, false) : undefined,
    scrollToRow: (index) => scrollToRow.current(index),
    enabled: !loading && Boolean(rowLink ?? selection),
  })
  const isVirtual = !loading && rows.length > MAX_PLAIN_ROWS

  const renderRow = (index: number, top?: number) => {
    const row = rows[index]
    if (row === undefined) return null
    const key = rowKey(row)
    const selected = selection ? selection.has(key) : undefined
    return (
      <MemoRow
        key={key}
        dependencies={[columns, row, rowLink, selected, index, isVirtual, top]}
        render={() => (
          <DataTableRow
            {...{ columns, row, rowLink, selected, index }}
            rowKey={key}
            isVirtual={isVirtual}
            top={top}
            onToggle={toggle}
          />
        )}
      />
    )
  }

  return (
    <div ref={region} className={classes.region} role="region" aria-label={label} tabIndex={0}>
      <table
        className={classes.table}
        aria-label={label}
        aria-busy={loading || props.isFetching || undefined}
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
        // Without table layout some browsers drop the table role.
        role={isVirtual ? 'table' : undefined}
        data-fetching={props.isFetching || undefined}
        data-virtual={isVirtual || undefined}
        style={isVirtual ? tableGrid(columns, Boolean(selection)) : undefined}
        data-selectable={selection ? true : undefined}
      >
        <DataTableHead {...props} isVirtual={isVirtual} />
        {loading ? (
          <tbody>
            {Array.from({ length: skeletonRows }, (_, index) => (
              <SkeletonRow
                key={index}
                columns={columns}
                index={index}
                selectable={Boolean(selection)}
              />
            ))}
          </tbody>
        ) : isVirtual ? (
          <Suspense fallback={<tbody />}>
            <VirtualRows
              scroller={region}
              count={rows.length}
              renderRow={renderRow}
              scrollToRow={scrollToRow}
            />
          </Suspense>
        ) : (
          <tbody>{rows.map((_, index) => renderRow(index))}</tbody>
        )}
      </table>
    </div>
  )
}

/** Marks a table that is scrolled sideways: only then its columns are pinned. */
function useSidewaysMark(region: RefObject<HTMLElement | null>) {
  // Without React: runs before the visible rows render, so that reading scrollLeft forces no layout.
  useEffect(() => {
    const element = region.current
    const mark = () => element?.toggleAttribute('data-sideways', element.scrollLeft !== 0)
    element?.addEventListener('scroll', mark, { passive: true })
    return () => element?.removeEventListener('scroll', mark)
  }, [region])
}

interface MemoRowProps {
  /** The row renders again only when one of these changes. */
  dependencies: readonly unknown[]
  render: () => ReactNode
}

/** A table row that renders again only when its dependencies change. */
const MemoRow = memo(
  ({ render }: MemoRowProps) => render(),
  (before, after) =>
    before.dependencies.length === after.dependencies.length &&
    before.dependencies.every((value, at) => Object.is(value, after.dependencies[at])),
)

declare module 'react' {
  interface CSSProperties {
    '--columns'?: string
  }
}

/** The column widths of a virtual table, as shares: no single row knows what all rows need. */
function tableGrid<Row>(columns: readonly Column<Row>[], selectable: boolean): CSSProperties {
  const shares = columns.map(({ skeletonWidth = 80 }) => {
    const share = skeletonWidth + 24
    return `minmax(${share}px, ${share}fr)`
  })
  return { '--columns': [...(selectable ? ['40px'] : []), ...shares].join(' ') }
}
