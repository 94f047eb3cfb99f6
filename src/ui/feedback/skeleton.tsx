import classes from './skeleton.module.css'

interface BoneProps {
  width?: number | string
  height?: number
}

/** One grey bone of a skeleton: the place of a text or a picture that is on its way. */
export function Skeleton({ width = '100%', height = 12 }: BoneProps) {
  return (
    <span
      aria-hidden="true"
      className={classes.bone}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}
