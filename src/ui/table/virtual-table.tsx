import { Plural, useLingui } from '@lingui/react/macro'
import { useWindowEvent } from '@mantine/hooks'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type Key,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { useLayout } from '@/stores/layout'
import { hintRow } from '@/ui/display/time-hint'
import { memoRow } from '@/lib/memo-row'
import type { Column, DataTableProps, RowLink } from './column'
import { DataTableHead } from './data-table-head'
import { cellContent, followRowLink, useHorizontalScrollAttribute } from './table-cells'
import { rowIndexAround } from '@/browser/dom-lookups'
import { RowCheckbox } from './table-checkbox'
import { useRowKeys } from './use-row-keys'
import { useToggleRow, type ToggleRow } from './use-selection'
import classes from './data-table.module.css'

type VirtualTableProps<Row> = Omit<DataTableProps<Row>, 'loading' | 'skeletonRows'>

/** Maximum number of printed rows. The printed table shows how many rows it omits. */
const MAX_PRINTED_ROWS = 2_000

/** Explicit roles, because rows are grids and some browsers drop a table's roles without table layout. */
const roles = { row: 'row', cell: 'cell', primary: 'rowheader' } as const

/** Row heights in rem, equal to `--row-height`. */
const ROW_HEIGHTS = { comfortable: 2.5, dense: 2 }

/** Table with any number of loaded rows, but only the visible rows in the document. Must be loaded lazily. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const density = useLayout((layout) => layout.density)
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return <FixedHeightTable key={density} {...props} height={ROW_HEIGHTS[density] * rem} />
}

function FixedHeightTable<Row>(props: VirtualTableProps<Row> & { height: number }) {
  const { columns, rows, rowKey, rowLink, label, selection } = props
  const { i18n } = useLingui()
  const region = useRef<HTMLDivElement>(null)
  const scrollToRow = useRef<(index: number) => void>(() => {})
  // State as well as a ref, because the body needs the element from its first render on.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  useLayoutEffect(() => setScroller(region.current), [])
  useHorizontalScrollAttribute(region)
  const [isPrinted, setIsPrinted] = useState(false)
  useWindowEvent('beforeprint', () => flushSync(() => setIsPrinted(true)))
  useWindowEvent('afterprint', () => setIsPrinted(false))
  const unprintedCount = rows.length - MAX_PRINTED_ROWS
  const toggle = useToggleRow(rows, rowKey, selection)
  const isStepping = useRowKeys({
    root: region,
    rows,
    hasLinks: rowLink !== undefined,
    onToggle: selection ? (index) => toggle(index, false) : undefined,
    scrollToRow: (index) => scrollToRow.current(index),
    enabled: Boolean(rowLink ?? selection),
  })

  return (
    <div
      ref={region}
      className={classes.region}
      role="region"
      aria-label={label}
      tabIndex={0}
      data-bounded
      onFocus={(event) => {
        if (!isStepping.current) void hintRow(event, i18n.locale)
      }}
      onBlur={(event) => void hintRow(event, i18n.locale)}
    >
      <table
        className={classes.table}
        aria-label={label}
        aria-busy={props.isFetching || undefined}
        aria-rowcount={rows.length + 1}
        role="table"
        data-fetching={props.isFetching || undefined}
        data-virtual={!isPrinted || undefined}
        style={tableGrid(columns, Boolean(selection))}
        data-selectable={selection ? true : undefined}
      >
        <DataTableHead {...props} isVirtual />
        {scroller ? (
          <VirtualBody {...props} {...{ scroller, scrollToRow, isPrinted }} onToggle={toggle} />
        ) : (
          <tbody />
        )}
      </table>
      {isPrinted && unprintedCount > 0 ? (
        <p>
          <Plural
            value={unprintedCount}
            one="# more row is not on this sheet."
            other="# more rows are not on this sheet."
          />
        </p>
      ) : null}
    </div>
  )
}

interface VirtualBodyProps<Row> extends VirtualTableProps<Row> {
  height: number
  scroller: HTMLElement
  /** Scrolls to a row that isn't rendered. The body sets this function. */
  scrollToRow: RefObject<(index: number) => void>
  onToggle: ToggleRow
  /** Whether the table is being printed, because paper shows more than the visible rows. */
  isPrinted: boolean
}

/** The only part that renders again while the table scrolls. */
function VirtualBody<Row>(props: VirtualBodyProps<Row>) {
  const { columns, rows, rowKey, rowLink, selection, height, scroller, scrollToRow } = props
  const { onToggle, isPrinted } = props
  const [focusedIndex, setFocused] = useState(-1)
  const count = rows.length
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    rangeExtractor: (range) => renderedRows(range, focusedIndex),
    // No padding, because the sticky header has its own space above the rows and never covers the top row.
    scrollPaddingStart: 0,
  })
  useLayoutEffect(() => {
    scrollToRow.current = (index) => virtualizer.scrollToIndex(index)
  })
  // Scrolls back to the top when the number of rows changes, as after a filter change.
  useLayoutEffect(() => {
    scroller.scrollTo({ top: 0 })
  }, [scroller, count])

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setFocused(rowIndexAround(target) ?? -1)
  const renderedIndexes = isPrinted
    ? Array.from(rows.slice(0, MAX_PRINTED_ROWS).keys())
    : virtualizer.getVirtualItems().map(({ index }) => index)
  const apart = renderedIndexes.find(
    (index) => index === focusedIndex && !isBesideOthers(index, renderedIndexes),
  )
  const first = renderedIndexes.find((index) => index !== apart) ?? 0
  return (
    <tbody
      role="rowgroup"
      // One offset for all rows, because with one style per row, the browser would recompute every row's style.
      style={
        isPrinted ? undefined : { blockSize: count * height, paddingBlockStart: first * height }
      }
      onFocus={onFocus}
      onBlur={() => setFocused(-1)}
    >
      {renderedIndexes.map((index) => {
        const row = rows[index]
        if (row === undefined) return null
        const key = rowKey(row)
        return (
          <VirtualRow
            key={key}
            rowKey={key}
            {...{ columns, row, rowLink, index, onToggle }}
            selected={selection?.has(key)}
            top={index === apart ? index * height : undefined}
          />
        )
      })}
    </tbody>
  )
}

interface VirtualRowProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  rowKey: Key
  index: number
  rowLink: RowLink<Row> | undefined
  /** Undefined if rows can't be selected. */
  selected: boolean | undefined
  onToggle: ToggleRow
  /** Offset from the first row in pixels, for a row that isn't next to the visible rows. */
  top: number | undefined
}

/** Renders a row's buttons and its covering link only once the row is hovered or focused. */
const VirtualRow = memoRow(<Row,>(props: VirtualRowProps<Row>) => {
  const { columns, row, rowKey, index, rowLink, selected, onToggle, top } = props
  const [isActivated, setIsActivated] = useState(!canHover())
  const activate = isActivated ? undefined : () => setIsActivated(true)
  return (
    <tr
      className={classes.row}
      data-row={index}
      data-linked={isActivated && rowLink ? true : undefined}
      data-selected={selected || undefined}
      aria-rowindex={index + 2}
      role={roles.row}
      style={top === undefined ? undefined : { position: 'absolute', insetBlockStart: top }}
      tabIndex={-1}
      onClick={rowLink ? followRowLink : undefined}
      onAuxClick={rowLink ? followRowLink : undefined}
      onPointerEnter={activate}
      onFocus={activate}
    >
      {selected === undefined ? null : (
        <td className={classes.check} role={roles.cell}>
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
            role={column.primary ? roles.primary : roles.cell}
            data-align={column.align}
            data-fill={column.fill}
          >
            {cellContent(column, row, rowLink, !isActivated)}
          </Cell>
        )
      })}
    </tr>
  )
})

// Cached, because a media query per row would slow down fast scrolling.
let hover: boolean | undefined
const canHover = () => (hover ??= matchMedia('(hover: hover)').matches)

declare module 'react' {
  interface CSSProperties {
    '--columns'?: string
  }
}

/** Returns a virtual table's column widths as shares, because a single row can't determine the width for all rows. */
function tableGrid<Row>(columns: readonly Column<Row>[], selectable: boolean): CSSProperties {
  const shares = columns.map(({ skeletonWidth = 80 }) => {
    const share = skeletonWidth + 24
    return `minmax(${share}px, ${share}fr)`
  })
  return { '--columns': [...(selectable ? ['40px'] : []), ...shares].join(' ') }
}

/** Whether a row is next to another rendered row, so normal flow positions it. */
function isBesideOthers(index: number, renderedIndexes: readonly number[]): boolean {
  return (
    renderedIndexes.length === 1 ||
    renderedIndexes.includes(index - 1) ||
    renderedIndexes.includes(index + 1)
  )
}

interface VisibleRange {
  startIndex: number
  endIndex: number
  count: number
}

/** Rows rendered above and below the visible rows, so fast scrolling shows no gaps. */
const OVERSCAN = 6

/**
 * Maximum number of rendered rows, unless more are visible. It is below the limit of 64 rows in the document, including
 * the header.
 */
const MAX_ROWS = 60

/**
 * Returns the rows to render, in order: the visible rows with some overscan, and the focused row, so the focus isn't
 * lost.
 * @internal
 */
export function renderedRows(
  { startIndex, endIndex, count }: VisibleRange,
  focusedIndex = -1,
): number[] {
  const visible = endIndex - startIndex + 1
  const overscan = Math.max(0, Math.min(OVERSCAN, Math.floor((MAX_ROWS - visible) / 2)))
  const first = Math.max(0, startIndex - overscan)
  const last = Math.min(count - 1, endIndex + overscan)
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  if (focusedIndex < 0 || focusedIndex >= count) return rows
  if (focusedIndex < first) return [focusedIndex, ...rows]
  return focusedIndex > last ? [...rows, focusedIndex] : rows
}
