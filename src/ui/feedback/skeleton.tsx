import classes from './skeleton.module.css'

interface SkeletonProps {
  width?: number | string
  height?: number
}

/** A grey placeholder for a text or a picture that is loading. */
export function Skeleton({ width = '100%', height = 12 }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classes.skeleton}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}
