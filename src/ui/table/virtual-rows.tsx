import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useState, type FocusEvent, type ReactNode, type RefObject } from 'react'
import { useLayout } from '@/stores/layout'

export interface VirtualRowsProps {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** `top`, in pixels from the first row, is set for a row apart from the visible ones. */
  renderRow: (index: number, top: number | undefined) => ReactNode
  /** Set here: scrolls to a row that is not rendered. */
  scrollToRow: RefObject<(index: number) => void>
}

/** In rem, equal to `--row-height`. */
const ROW_HEIGHTS = { comfortable: 2.5, dense: 2 }

/** The body of a virtual table: only the visible rows are in the document. */
export function VirtualRows(props: VirtualRowsProps) {
  const density = useLayout((layout) => layout.density)
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return <RowsOfHeight key={density} {...props} height={ROW_HEIGHTS[density] * rem} />
}

function RowsOfHeight(props: VirtualRowsProps & { height: number }) {
  const { scroller, count, renderRow, scrollToRow, height } = props
  const [focused, setFocused] = useState(-1)
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    rangeExtractor: (range) => renderedRows(range, focused),
    // The sticky header covers as much as it pushes down.
    scrollPaddingStart: 0,
  })
  useLayoutEffect(() => {
    scrollToRow.current = (index) => virtualizer.scrollToIndex(index)
  })
  // A changed filter starts at the top again.
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: 0 })
  }, [scroller, count])

  const onFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setFocused(Number(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1))
  const rendered = virtualizer.getVirtualItems().map(({ index }) => index)
  const apart = rendered.find((index) => index === focused && !isBesideOthers(index, rendered))
  const first = rendered.find((index) => index !== apart) ?? 0
  return (
    <tbody
      role="rowgroup"
      // One offset for all rows: a style per row would recompute the style of each.
      style={{ blockSize: count * height, paddingBlockStart: first * height }}
      onFocus={onFocus}
      onBlur={() => setFocused(-1)}
    >
      {rendered.map((index) => renderRow(index, index === apart ? index * height : undefined))}
    </tbody>
  )
}

/** Whether a row is next to another rendered row, so that normal flow positions it. */
function isBesideOthers(index: number, rendered: readonly number[]): boolean {
  return rendered.length === 1 || rendered.includes(index - 1) || rendered.includes(index + 1)
}

interface VisibleRange {
  startIndex: number
  endIndex: number
  count: number
}

/** Rows rendered above and below the visible ones, so that fast scrolling shows no gaps. */
const OVERSCAN = 6

/** Below the limit of 64 rows in the document, which includes the header. */
const MAX_ROWS = 60

/**
 * The rows to render, in order: the visible ones with some overscan, and the focused one wherever it is, since
 * removing it would lose the focus.
 */
export function renderedRows(
  { startIndex, endIndex, count }: VisibleRange,
  focused = -1,
): number[] {
  const visible = endIndex - startIndex + 1
  const overscan = Math.max(0, Math.min(OVERSCAN, Math.floor((MAX_ROWS - visible) / 2)))
  const first = Math.max(0, startIndex - overscan)
  const last = Math.min(count - 1, endIndex + overscan)
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  if (focused < 0 || focused >= count) return rows
  if (focused < first) return [focused, ...rows]
  return focused > last ? [...rows, focused] : rows
}
