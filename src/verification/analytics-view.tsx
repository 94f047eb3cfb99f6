import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Analytics } from '@/api/analytics/schema'
import { BarSeries } from '@/ui/bar-series'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/states'
import { AnalyticsErrors } from './analytics-errors'
import { AnalyticsFigures } from './analytics-figures'
import type { AnalyticsLinks } from './analytics-links'
import { AnalyticsPlaces } from './analytics-places'
import { AnalyticsServices } from './analytics-services'
import classes from './analytics-view.module.css'

interface AnalyticsViewProps {
  analytics: Analytics
  /** The same figures of the period before. */
  previous?: Analytics | undefined
  scope: 'client' | 'admin'
  links?: AnalyticsLinks
  /** What to do when the period has no session. */
  emptyAction?: ReactNode
}

/** The figures of a period: for one client, or over all of them. */
export function AnalyticsView(props: AnalyticsViewProps) {
  const { analytics, previous, scope, links = {}, emptyAction } = props
  const { t } = useLingui()
  if (analytics.summary.sessions === 0 && analytics.summary.transactions === 0) {
    return (
      <Card>
        <EmptyState
          title={<Trans>No sessions in this period</Trans>}
          text={<Trans>Figures appear here as soon as the first verification has run.</Trans>}
          action={emptyAction}
        />
      </Card>
    )
  }
  return (
    <div className={classes.view}>
      <AnalyticsFigures analytics={analytics} previous={previous} figureLink={links.figure} />
      <BarSeries
        title={t`Sessions by day`}
        words={{ good: t`Verified`, bad: t`Failed` }}
        days={analytics.series.map(({ date, successful, failed }) => ({
          day: date.slice(0, 10),
          good: successful,
          bad: failed,
        }))}
      />
      <div className={classes.columns}>
        <AnalyticsServices services={analytics.services} link={links.service} />
        <AnalyticsPlaces analytics={analytics} scope={scope} links={links} />
        <AnalyticsErrors errors={analytics.errors ?? []} link={links.error} />
      </div>
    </div>
  )
}
