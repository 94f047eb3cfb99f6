import { Trans, useLingui } from '@lingui/react/macro'
import type { Analytics } from '@/backend/analytics'
import { relativeChange } from '@/lib/relative-change'
import type { Days } from '@/lib/period/period'
import { toDayBars, type DayCount } from '@/ui/charts/day-bars'
import { FigureCard, FigureGrid } from '@/ui/charts/figure-card'
import { Duration, Num, Percent } from '@/ui/display/data'
import type { AnalyticsLinks } from './analytics-links'
import { useComparison } from './use-comparison'
import common from '@/ui/display/common.module.css'
import classes from './analytics-view.module.css'

interface AnalyticsFiguresProps {
  analytics: Analytics
  counts: readonly DayCount[]
  previous?: Analytics
  period: Days
  links: AnalyticsLinks
  /** Whether to show the billable transaction count. Only administrators see this count. */
  showsBillable: boolean
}

type FigureKey = 'sessions' | 'success_rate' | 'transactions' | 'avg_duration'

/** Shows a period's four key metrics and how each changed since the previous period. */
export function AnalyticsFigures(props: AnalyticsFiguresProps) {
  const { analytics, counts, previous, period, links, showsBillable } = props
  const { t } = useLingui()
  const { summary } = analytics
  const comparison = useComparison(period)
  const bars = toDayBars(counts)
  const change = (key: FigureKey) => getChange(key, summary, previous?.summary)
  // A period without sessions has no rate or average.
  const ifAny = (value: number | undefined) => (summary.sessions === 0 ? undefined : value)
  return (
    <FigureGrid>
      <FigureCard
        label={t`Sessions`}
        value={<Num value={summary.sessions} />}
        change={change('sessions')}
        {...comparison}
        moreIsBetter
        series={bars.map(({ all }) => all)}
        link={links.list?.({})}
      />
      <FigureCard
        label={t`Session success rate`}
        value={<Percent value={ifAny(summary.success_rate)} />}
        change={change('success_rate')}
        {...comparison}
        measure="rate"
        moreIsBetter
        series={bars.filter(({ all }) => all > 0).map(({ good, all }) => good / all)}
        link={links.list?.({ status: 'success' })}
      />
      <FigureCard
        label={t`Transactions`}
        value={
          <>
            <Num value={summary.transactions} />
            {showsBillable && summary.billable !== undefined ? (
              <>
                {' '}
                <span className={`${common.note} ${classes.part}`}>
                  <Trans>
                    <Num value={summary.billable} /> billable
                  </Trans>
                </span>
              </>
            ) : null}
          </>
        }
        change={change('transactions')}
        {...comparison}
        moreIsBetter
        link={links.list?.({ tab: 'transactions' })}
      />
      <FigureCard
        label={t`Average duration`}
        value={<Duration value={ifAny(summary.avg_duration)} />}
        change={change('avg_duration')}
        {...comparison}
        measure="duration"
        moreIsBetter={false}
        link={links.list?.({})}
      />
    </FigureGrid>
  )
}

type Summary = Analytics['summary']

/**
 * Returns a metric's relative change since the previous period, or the absolute difference for the success rate.
 * Returns undefined if there is nothing to compare.
 */
function getChange(
  key: keyof Summary,
  current: Summary,
  previous: Summary | undefined,
): number | undefined {
  const value = current[key]
  const base = previous?.[key]
  if (value === undefined || base === undefined) return undefined
  if (key === 'success_rate') return previous?.sessions ? value - base : undefined
  return relativeChange(value, base)
}
