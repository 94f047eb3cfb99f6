import { memo, type ReactNode } from 'react'

interface KeptProps {
  /** While these are the same, what was drawn stays. */
  from: readonly unknown[]
  draw: () => ReactNode
}

/** A part that is drawn again only when what it is made from has changed: a row of many. */
export const MemoRow = memo(
  ({ draw }: KeptProps) => draw(),
  (before, after) =>
    before.from.length === after.from.length &&
    before.from.every((value, at) => Object.is(value, after.from[at])),
)
