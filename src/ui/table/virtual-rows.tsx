import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useState, type FocusEvent, type ReactNode, type RefObject } from 'react'
import { useLayout } from '@/stores/layout'
import { drawnRows } from './table-range'

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
