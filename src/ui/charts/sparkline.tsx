import classes from './sparkline.module.css'

/** A trend line without axes. Hidden from screen readers, since the number is next to it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return <span className={classes.line} />
  const max = Math.max(...values)
  const min = Math.min(...values)
  const range = max - min || 1
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * 100
    const y = max === min && max !== 0 ? 14 : 26 - ((value - min) / range) * 24
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
