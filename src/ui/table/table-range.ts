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
