import { Link, type LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Sparkline } from './sparkline'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { smallIconProps } from '@/ui/display/icon-props'
import common from '@/ui/display/common.module.css'
import { useChangeText, type Measure } from './use-change-text'
import classes from './figure-card.module.css'

export interface Comparison {
  /** The previous period's length in days. */
  days: number
  /** Name of the compared period, if it isn't the same number of days immediately before this period. */
  since?: string
  /** Whether the last day isn't over, so this period has less data than the previous period. */
  isPartial: boolean
}

interface FigureCardProps extends Partial<Comparison> {
  label: ReactNode
  value: ReactNode
  /** Change from the previous period as a fraction: 0.12 is "12% more". Undefined if there is nothing to compare. */
  change?: number
  /** Whether an increase is good. If undefined, the change has no color. */
  moreIsBetter?: boolean
  /**
   * Selects the wording: more or fewer, higher or lower, longer or shorter. A rate's change is in points, so 0.012 is
   * 1.2 points.
   */
  measure?: Measure
  /** Note about the value, shown instead of the change. */
  note?: ReactNode
  series?: readonly number[]
  /** Makes the entire card a link. */
  link?: LinkOptions
}

export function FigureCard(props: FigureCardProps) {
  const { label, value, note, series, link, ...comparison } = props
  return (
    <div className={`${common.card} ${classes.card}`} data-linked={link ? true : undefined}>
      <p className={`${common.note} ${series ? classes.short : ''}`}>
        {link ? (
          <Link {...link} className={`${common.coveringLink} ${classes.coveringLink}`}>
            {label}
          </Link>
        ) : (
          label
        )}
      </p>
      <p className={classes.value}>
        <bdi translate="no">{value}</bdi>
      </p>
      <div className={classes.foot}>
        {note ? (
          <span
            className={`${common.inline} ${common.caption} ${common.mirrored} ${classes.change}`}
          >
            {note}
          </span>
        ) : (
          <FigureChange {...comparison} />
        )}
        <div className={classes.series}>{series ? <Sparkline values={series} /> : null}</div>
      </div>
    </div>
  )
}

/** Grid with four cards per row, or two if there is less room. */
export function FigureGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>
}

export function FigureCardSkeleton() {
  return (
    <div className={`${common.card} ${classes.card}`}>
      <p className={common.note}>
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

type FigureChangeProps = Pick<
  FigureCardProps,
  'change' | 'measure' | 'moreIsBetter' | keyof Comparison
>

/** An arrow and "3.1% fewer than the previous 30 days · today is not over yet". */
function FigureChange(props: FigureChangeProps) {
  const { change, days = 0, since, isPartial = false, measure = 'count', moreIsBetter } = props
  const changeText = useChangeText()
  if (change === undefined || !Number.isFinite(change))
    return (
      <span className={`${common.inline} ${common.caption} ${common.mirrored} ${classes.change}`} />
    )
  const isUnchanged = Math.abs(change) < 0.0005
  const isMore = change > 0
  const Icon = isUnchanged ? IconArrowRight : isMore ? IconArrowUpRight : IconArrowDownRight
  // A partial day has lower counts, so a change in a count isn't judged. Rates and durations are still comparable.
  const isJudged = moreIsBetter !== undefined && !(isPartial && measure === 'count')
  return (
    <span
      className={`${common.inline} ${common.caption} ${common.mirrored} ${classes.change}`}
      data-tone={isJudged && !isUnchanged ? tone(isMore, moreIsBetter) : 'neutral'}
    >
      <Icon {...smallIconProps} />
      <span dir="auto">
        {isUnchanged ? <Trans>No change</Trans> : changeText(change, measure, since ?? days)}
        {isPartial ? (
          <>
            {'\u00A0· '}
            <Trans>today is not over yet</Trans>
          </>
        ) : null}
      </span>
    </span>
  )
}

const tone = (more: boolean, moreIsBetter: boolean) => (more === moreIsBetter ? 'good' : 'bad')
