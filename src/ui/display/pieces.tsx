import { Children, useEffect, useState, type ReactNode } from 'react'

/** Three rows are styled, laid out and painted well within a frame, also on a slow machine. */
const PIECE = 3

/**
 * Splits rendering that is too much for one frame: returns how many of `count` parts to render now, one piece more with
 * each frame. The page stays responsive in between. The `first` parts are rendered from the start.
 */
export function usePieces(count: number, first: number, piece: number = PIECE): number {
  const [parts, setParts] = useState({ count, shown: Math.min(count, first) })
  const shown = Math.min(count, parts.count === count ? parts.shown : parts.shown + piece)
  if (parts.count !== count) setParts({ count, shown })
  useEffect(() => {
    if (shown === count) return undefined
    const frame = requestAnimationFrame(() => setParts({ count, shown: shown + piece }))
    return () => cancelAnimationFrame(frame)
  }, [count, shown, piece])
  return shown
}

/** Its children, each with a frame of its own. */
export function Pieces({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children)
  return parts.slice(0, usePieces(parts.length, 0, 1))
}
