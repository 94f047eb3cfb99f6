import classes from './row-skeleton.module.css'

interface RowSkeletonProps {
  width: number
  height?: number
}

/** A gray placeholder in the row of a table. A page of rows has hundreds, so it is half as costly as Mantine's. */
export function RowSkeleton({ width, height = 12 }: RowSkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classes.skeleton}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}
