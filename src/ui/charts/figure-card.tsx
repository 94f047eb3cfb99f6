import type { ReactNode } from 'react'
import type { RenderLink } from '@/ui/display/link-slot'
import { Skeleton } from '@/ui/feedback/loading-state'
import { Sparkline } from './sparkline'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber, formatPercent } from '@/lib/format'
import { smallIconProps } from '@/ui/display/icon-props'
import classes from './figure-card.module.css'

interface FigureCardProps {
  label: ReactNode
  value: ReactNode
  /** The change from the previous period as a fraction: 0.12 is "+12%". Absent without a comparison. */
  change?: number | undefined
  /** Whether an increase is good. Without it the change has no colour. */
  moreIsBetter?: boolean | undefined
  /** Whether `change` is the difference of two rates: 0.012 is "+1.2 points". */
  inPoints?: boolean | undefined
  series?: readonly number[] | undefined
  /** Makes the entire card a link. */
  renderLink?: RenderLink | undefined
}

export function FigureCard(props: FigureCardProps) {
  const { label, value, change, moreIsBetter, inPoints, series, renderLink } = props
  return (
    <div className={classes.card} data-linked={renderLink ? true : undefined}>
      <p className={classes.label}>
        {renderLink ? renderLink({ className: classes.coveringLink, children: label }) : label}
      </p>
      <p className={classes.value}>{value}</p>
      <div className={classes.foot}>
        <FigureChange change={change} moreIsBetter={moreIsBetter} inPoints={inPoints} />
        <div className={classes.series}>{series ? <Sparkline values={series} /> : null}</div>
      </div>
    </div>
  )
}

/** Four cards in a row, two on a tablet, one on a phone. */
export function FigureGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>
}

export function FigureCardSkeleton() {
  return (
    <div className={classes.card}>
      <p className={classes.label}>
        <Skeleton width={96} />
      </p>
      <p className={classes.value}>
        <Skeleton width={112} height={24} />
      </p>
      <div className={classes.foot}>
        <Skeleton width={72} />
        <div className={classes.series}>
          <Skeleton height={24} />
        </div>
      </div>
    </div>
  )
}

interface FigureChangeProps {
  change?: number | undefined
  moreIsBetter?: boolean | undefined
  /** Whether the change is the difference of two rates, shown in percentage points. */
  inPoints?: boolean | undefined
}

/** Shows arrow, sign and word: "+12% more". The tooltip names the comparison. */
function FigureChange({ change, moreIsBetter, inPoints }: FigureChangeProps) {
  const { t, i18n } = useLingui()
  if (change === undefined || !Number.isFinite(change)) return <span className={classes.change} />
  const isUnchanged = Math.abs(change) < 0.0005
  const Icon = isUnchanged ? IconArrowRight : change > 0 ? IconArrowUpRight : IconArrowDownRight
  const size = Math.abs(change)
  const percent = formatPercent(size, i18n.locale)
  const points = formatNumber(Math.round(size * 1000) / 10, i18n.locale)
  return (
    <span
      className={classes.change}
      data-tone={tone(isUnchanged, change > 0, moreIsBetter)}
      title={t`Compared with the previous period`}
    >
      <Icon {...smallIconProps} />
      <span dir="auto">
        {isUnchanged ? <Trans>No change</Trans> : null}
        {!isUnchanged && !inPoints && change > 0 ? <Trans>+{percent} more</Trans> : null}
        {!isUnchanged && !inPoints && change < 0 ? <Trans>−{percent} less</Trans> : null}
        {!isUnchanged && inPoints && change > 0 ? <Trans>+{points} points</Trans> : null}
        {!isUnchanged && inPoints && change < 0 ? <Trans>−{points} points</Trans> : null}
      </span>
    </span>
  )
}

function tone(isUnchanged: boolean, more: boolean, moreIsBetter: boolean | undefined) {
  if (isUnchanged || moreIsBetter === undefined) return 'neutral'
  return more === moreIsBetter ? 'good' : 'bad'
}
