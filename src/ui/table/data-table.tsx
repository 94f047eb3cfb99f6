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

/** Of more rows only those in sight are in the document. A page of the server has at most this many. */
const MAX_PLAIN_ROWS = 100

const VirtualRows = lazy(() =>
  import('./virtual-rows').then((module) => ({ default: module.VirtualRows })),
)

/** Rows with named columns; a list of cards on a phone, unless they are too many for that. */
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
  const reveal = useRef<(index: number) => void>(() => {})
  useSidewaysMark(region)
  const toggle = useToggleRow(rows, rowKey, selection)
  useRowKeys({
    root: region,
    rows,
    onToggle: selection ? (index) => toggle(index, false) : undefined,
    reveal: (index) => reveal.current(index),
    enabled: !loading && Boolean(rowLink ?? selection),
  })
  const many = !loading && rows.length > MAX_PLAIN_ROWS

  const drawRow = (index: number, top?: number) => {
    const row = rows[index]
    if (row === undefined) return null
    const key = rowKey(row)
    const selected = selection ? selection.has(key) : undefined
    return (
      <MemoRow
        key={key}
        from={[columns, row, rowLink, selected, index, many, top]}
        draw={() => (
          <DataTableRow
            {...{ columns, row, rowLink, selected, index }}
            rowKey={key}
            many={many}
            top={top}
            onToggle={toggle}
          />
        )}
      />
    )
  }
  const allRows = () => rows.map((_, index) => drawRow(index))

  return (
    <div ref={region} className={classes.region} role="region" aria-label={label} tabIndex={0}>
      <table
        className={classes.table}
        aria-label={label}
        aria-busy={loading || props.stale || undefined}
        aria-rowcount={many ? rows.length + 1 : undefined}
        // Without the layout of a table some browsers forget that it is one.
        role={many ? 'table' : undefined}
        data-stale={props.stale || undefined}
        data-many={many || undefined}
        style={many ? tableGrid(columns, Boolean(selection)) : undefined}
        data-selectable={selection ? true : undefined}
      >
        <DataTableHead {...props} many={many} />
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
        ) : many ? (
          <Suspense fallback={<tbody />}>
            <VirtualRows scroller={region} count={rows.length} drawRow={drawRow} reveal={reveal} />
          </Suspense>
        ) : (
          <tbody>{allRows()}</tbody>
        )}
      </table>
    </div>
  )
}

/** Marks a list that is scrolled sideways: only then columns are pinned. */
function useSidewaysMark(region: RefObject<HTMLElement | null>) {
  // Not by React: heard before the rows in sight are drawn, so that no layout has to be made to answer.
  useEffect(() => {
    const element = region.current
    const mark = () => element?.toggleAttribute('data-sideways', element.scrollLeft !== 0)
    element?.addEventListener('scroll', mark, { passive: true })
    return () => element?.removeEventListener('scroll', mark)
  }, [region])
}

interface KeptProps {
  /** While these are the same, what was drawn stays. */
  from: readonly unknown[]
  draw: () => ReactNode
}

/** A part that is drawn again only when what it is made from has changed: a row of many. */
const MemoRow = memo(
  ({ draw }: KeptProps) => draw(),
  (before, after) =>
    before.from.length === after.from.length &&
    before.from.every((value, at) => Object.is(value, after.from[at])),
)

declare module 'react' {
  interface CSSProperties {
    '--columns'?: string
  }
}

/** The widths of a table of very many rows: shares of the whole, since no row tells what all of them need. */
function tableGrid<Row>(columns: readonly Column<Row>[], selectable: boolean): CSSProperties {
  const shares = columns.map(({ skeletonWidth = 80 }) => {
    const share = skeletonWidth + 24
    return `minmax(${share}px, ${share}fr)`
  })
  return { '--columns': [...(selectable ? ['40px'] : []), ...shares].join(' ') }
}
