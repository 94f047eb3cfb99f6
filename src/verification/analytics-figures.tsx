import { useLingui } from '@lingui/react/macro'
import type { Analytics } from '@/api/analytics/schema'
import { FigureCard, FigureGrid } from '@/ui/figure-card'
import { Duration, Num, Percent } from '@/ui/figures'
import { changeOf } from './analytics-change'
import type { AnalyticsLinks } from './analytics-links'

interface AnalyticsFiguresProps {
  analytics: Analytics
  previous?: Analytics | undefined
  links: AnalyticsLinks
}

type FigureKey = 'sessions' | 'success_rate' | 'transactions' | 'avg_duration'

/** Four figures of a period against the period before. */
export function AnalyticsFigures({ analytics, previous, links }: AnalyticsFiguresProps) {
  const { t } = useLingui()
  const { summary, series } = analytics
  const change = (key: FigureKey) => changeOf(key, summary, previous?.summary)
  return (
    <FigureGrid>
      <FigureCard
        label={t`Sessions`}
        value={<Num value={summary.sessions} />}
        change={change('sessions')}
        moreIsBetter
        series={series.map(({ sessions }) => sessions)}
        renderLink={links.list?.({})}
      />
      <FigureCard
        label={t`Success rate`}
        value={<Percent value={summary.success_rate} />}
        change={change('success_rate')}
        inPoints
        moreIsBetter
        series={series
          .filter(({ sessions }) => sessions > 0)
          .map(({ successful, sessions }) => successful / sessions)}
        renderLink={links.list?.({ status: 'success' })}
      />
      <FigureCard
        label={t`Transactions`}
        value={<Num value={summary.transactions} />}
        change={change('transactions')}
        moreIsBetter
        renderLink={links.list?.({ tab: 'transactions' })}
      />
      <FigureCard
        label={t`Average duration`}
        value={<Duration value={summary.avg_duration} />}
        change={change('avg_duration')}
        moreIsBetter={false}
        renderLink={links.list?.({})}
      />
    </FigureGrid>
  )
}
