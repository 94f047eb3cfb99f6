import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber, formatPercent } from '@/lib/format'
import { smallIconProps } from '@/ui/display/icon-props'
import classes from './figure-card.module.css'

interface FigureChangeProps {
  change?: number | undefined
  moreIsBetter?: boolean | undefined
  /** The change of a rate is a difference of two rates, told in percentage points. */
  inPoints?: boolean | undefined
}

/** Arrow, sign and word: "12% more". The hover says with what it was compared. */
export function FigureChange({ change, moreIsBetter, inPoints }: FigureChangeProps) {
  const { t, i18n } = useLingui()
  if (change === undefined || !Number.isFinite(change)) return <span className={classes.change} />
  const same = Math.abs(change) < 0.0005
  const Icon = same ? IconArrowRight : change > 0 ? IconArrowUpRight : IconArrowDownRight
  const size = Math.abs(change)
  const percent = formatPercent(size, i18n.locale)
  const points = formatNumber(Math.round(size * 1000) / 10, i18n.locale)
  return (
    <span
      className={classes.change}
      data-tone={tone(same, change > 0, moreIsBetter)}
      title={t`Compared with the period before`}
    >
      <Icon {...smallIconProps} />
      <span dir="auto">
        {same ? <Trans>No change</Trans> : null}
        {!same && !inPoints && change > 0 ? <Trans>+{percent} more</Trans> : null}
        {!same && !inPoints && change < 0 ? <Trans>−{percent} less</Trans> : null}
        {!same && inPoints && change > 0 ? <Trans>+{points} points</Trans> : null}
        {!same && inPoints && change < 0 ? <Trans>−{points} points</Trans> : null}
      </span>
    </span>
  )
}

function tone(same: boolean, more: boolean, moreIsBetter: boolean | undefined) {
  if (same || moreIsBetter === undefined) return 'neutral'
  return more === moreIsBetter ? 'good' : 'bad'
}
