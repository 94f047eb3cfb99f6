import type { CSSProperties } from 'react'
import classes from './row-skeleton.module.css'

interface RowSkeletonProps {
  width: CSSProperties['inlineSize']
  rows?: number
}

/** A gray bar per row, each in the middle of its row: one element, because the rows come soon after. */
export function RowSkeleton({ width, rows = 1 }: RowSkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classes.skeleton}
      style={{ inlineSize: width, blockSize: `calc(${rows} * var(--row-height) - 1px)` }}
    />
  )
}
