import { useLingui } from '@lingui/react/macro'
import { formatPercent } from '@/lib/format'
import common from '@/ui/display/common.module.css'
import classes from './match-card.module.css'

/** A score of 0..1 in percent, never rounded up: it must not seem to reach a cut-off that it misses. */
export function formatScore(score: number, locale: string): string {
  // The smallest of errors of floating point must not take a tenth away.
  return formatPercent(Math.floor(score * 1000 + 1e-6) / 1000, locale)
}

/** How alike two values are: a bar and its figure. */
export function Score({ value, isMatch }: { value: number; isMatch: boolean }) {
  const { i18n } = useLingui()
  return (
    <span
      className={`${common.inline} ${common.digits} ${classes.score}`}
      data-match={isMatch || undefined}
    >
      <meter className={classes.meter} min={0} max={1} value={value} aria-hidden="true" />
      <bdi>{formatScore(value, i18n.locale)}</bdi>
    </span>
  )
}
