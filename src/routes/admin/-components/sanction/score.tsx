import { useLingui } from '@lingui/react/macro'
import { formatPercent } from '@/lib/format'
import common from '@/ui/display/common.module.css'
import classes from './match-card.module.css'

/** A score of 0..1 in percent, never rounded up: it must not seem to reach a cutoff that it misses. */
export function formatScore(score: number, locale: string): string {
  // A floating-point error must not cost a tenth.
  return formatPercent(Math.floor(score * 1000 + 1e-6) / 1000, locale)
}

/** How similar two values are, as a bar and a figure. */
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
