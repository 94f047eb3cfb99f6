import classes from './progress-bar.module.css'

interface ProgressBarProps {
  label: string
  /** From 0 to 1. Undefined while unknown: screen readers would announce a full bar as done. */
  share: number | undefined
}

/** A progress bar. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, share) * 100)
  return (
    <div className={classes.track}>
      <div
        className={classes.bar}
        data-unknown={percent === undefined || undefined}
        style={{ inlineSize: `${percent ?? 100}%` }}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
      />
    </div>
  )
}
