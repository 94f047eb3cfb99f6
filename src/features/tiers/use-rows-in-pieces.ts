import { useEffect, useState } from 'react'

/** Three tiers are styled, laid out and painted well within a frame, also on a slow machine. */
const PIECE = 3

/**
 * How many of the rows to render. Of many that come at once, three come with each frame: the page answers in between.
 * The `first` are there from the start.
 */
export function useRowsInPieces(count: number, first: number = PIECE): number {
  const [rows, setRows] = useState({ count, shown: Math.min(count, first) })
  const shown = Math.min(count, rows.count === count ? rows.shown : rows.shown + PIECE)
  if (rows.count !== count) setRows({ count, shown })
  useEffect(() => {
    if (shown === count) return undefined
    const frame = requestAnimationFrame(() => setRows({ count, shown: shown + PIECE }))
    return () => cancelAnimationFrame(frame)
  }, [count, shown])
  return shown
}
