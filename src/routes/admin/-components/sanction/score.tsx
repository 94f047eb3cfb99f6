import { useLingui } from '@lingui/react/macro'
import { formatPercent } from '@/lib/format'
import common from '@/ui/display/common.module.css'
import classes from './match-card.module.css'

/**
 * Formats a score from 0 to 1 as a percentage. It never rounds up, so a score can't seem to reach a cutoff that it
 * misses.
 */
export function formatScore(score: number, locale: string): string {
  // The tolerance prevents a floating-point error from lowering the result by a tenth of a percent.
  return formatPercent(Math.floor(score * 1000 + 1e-6) / 1000, locale)
}

/** The similarity of two values, as a bar and a number. */
export function Score({ value, isMatch }: { value: number; isMatch: boolean }) {
  const { i18n } = useLingui()
  return (
    <span
      className={`${common.inline} ${common.digits} ${classes.score}`}
      data-match={isMatch || undefined}
    >
      <meter className={classes.meter} min={0} max={1} value={value} aria-hidden="true" />
      <bdi translate="no">{formatScore(value, i18n.locale)}</bdi>
    </span>
  )
}
