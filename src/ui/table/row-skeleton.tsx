import type { CSSProperties } from 'react'
import classes from './row-skeleton.module.css'

interface RowSkeletonProps {
  width: CSSProperties['inlineSize']
  rows?: number
}

/** One gray bar per row, centered in its row. All bars are a single element, because they are shown only briefly. */
export function RowSkeleton({ width, rows = 1 }: RowSkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classes.skeleton}
      style={{ inlineSize: width, blockSize: `calc(${rows} * var(--row-height) - 1px)` }}
    />
  )
}
