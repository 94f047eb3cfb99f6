import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useState, type FocusEvent, type ReactNode, type RefObject } from 'react'
import { useLayout } from '@/stores/layout'

export interface VirtualRowsProps {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** `top`, in pixels from the first row, is for one that stands apart from the others. */
  drawRow: (index: number, top: number | undefined) => ReactNode
  /** Filled here: scrolls to a row that is not drawn. */
  reveal: RefObject<(index: number) => void>
}

/** In rem, as `--row-height`. */
const ROW_HEIGHTS = { comfortable: 2.5, dense: 2 }

/** The body of a table of very many rows: only those in sight are in the document, each in its place. */
export function VirtualRows(props: VirtualRowsProps) {
  const density = useLayout((layout) => layout.density)
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return <RowsOfHeight key={density} {...props} height={ROW_HEIGHTS[density] * rem} />
}

function RowsOfHeight(props: VirtualRowsProps & { height: number }) {
  const { scroller, count, drawRow, reveal, height } = props
  const [focused, setFocused] = useState(-1)
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    rangeExtractor: (range) => drawnRows(range, focused),
    // The header is sticky: it covers as much as it pushes down.
    scrollPaddingStart: 0,
  })
  useLayoutEffect(() => {
    reveal.current = (index) => virtualizer.scrollToIndex(index)
  })
  // A filter that shortens the list starts at its top again.
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: 0 })
  }, [scroller, count])

  const onFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setFocused(Number(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1))
  const drawn = virtualizer.getVirtualItems().map(({ index }) => index)
  const apart = drawn.find((index) => index === focused && !isBesideOthers(index, drawn))
  const first = drawn.find((index) => index !== apart) ?? 0
  return (
    <tbody
      role="rowgroup"
      // One place for all: a style of its own on every row would cost each of them its styling anew.
      style={{ blockSize: count * height, paddingBlockStart: first * height }}
      onFocus={onFocus}
      onBlur={() => setFocused(-1)}
    >
      {drawn.map((index) => drawRow(index, index === apart ? index * height : undefined))}
    </tbody>
  )
}

/** Whether a row stands where the flow of the rows in sight puts it. */
function isBesideOthers(index: number, drawn: readonly number[]): boolean {
  return drawn.length === 1 || drawn.includes(index - 1) || drawn.includes(index + 1)
}

interface VisibleRange {
  startIndex: number
  endIndex: number
  count: number
}

/** Rows kept drawn above and below the visible ones: a fast wheel must not meet an empty place. */
const SPARE = 6

/** Of at most 64 rows in the document, two may be empty ones that keep the place of the others, one the header. */
const MAX_ROWS = 60

/**
 * The rows to draw, in order: the visible ones with some to spare, and the one that has the focus wherever it
 * is, since drawing it no longer would lose the focus.
 */
export function drawnRows({ startIndex, endIndex, count }: VisibleRange, focused = -1): number[] {
  const visible = endIndex - startIndex + 1
  const spare = Math.max(0, Math.min(SPARE, Math.floor((MAX_ROWS - visible) / 2)))
  const first = Math.max(0, startIndex - spare)
  const last = Math.min(count - 1, endIndex + spare)
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  if (focused < 0 || focused >= count) return rows
  if (focused < first) return [focused, ...rows]
  return focused > last ? [...rows, focused] : rows
}
