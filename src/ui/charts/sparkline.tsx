import classes from './sparkline.module.css'

/** The course of a figure, without axes: the shape alone. Silent, since the figure stands beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return <span className={classes.line} />
  const top = Math.max(...values)
  const bottom = Math.min(...values)
  const span = top - bottom || 1
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * 100
    const y = top === bottom && top !== 0 ? 14 : 26 - ((value - bottom) / span) * 24
    return `${x.toFixed(2)},${y.toFixed(2)}`
  })
  return (
    <svg
      className={classes.line}
      viewBox="0 0 100 28"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon className={classes.area} points={`0,28 ${points.join(' ')} 100,28`} />
      <polyline className={classes.stroke} points={points.join(' ')} />
    </svg>
  )
}
