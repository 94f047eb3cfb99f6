import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import type { Analytics } from '@/api/analytics/schema'
import type { Days } from '@/lib/period'
import { Card } from '@/ui/display/card'
import type { DayCount } from '@/ui/charts/day-bars'
import { DaySeries } from '@/ui/charts/day-series'
import { EmptyState } from '@/ui/feedback/empty-state'
import { AnalyticsErrors } from './analytics-errors'
import { AnalyticsFigures } from './analytics-figures'
import type { AnalyticsLinks, CountedBy } from './analytics-links'
import { AnalyticsPlaces } from './analytics-places'
import { AnalyticsPlatforms } from './analytics-platforms'
import { AnalyticsServices } from './analytics-services'
import classes from './analytics-view.module.css'

interface AnalyticsViewProps {
  analytics: Analytics
  /** The same figures of the period before. */
  previous?: Analytics | undefined
  period: Days
  /** Over whose sessions: a client's, all clients', or those of one bundle. */
  of: 'client' | 'admin' | 'bundle'
  links?: AnalyticsLinks
  /** Stands in when the period has no session. */
  empty?: ReactNode
}

const statusOf = {
  all: {},
  good: { status: 'success' },
  bad: { status: 'failed' },
} as const satisfies Record<string, CountedBy>

const dayCount = ({
  date,
  sessions,
  successful,
  failed,
}: Analytics['series'][number]): DayCount => ({
  day: date.slice(0, 10),
  all: sessions,
  good: successful,
  bad: failed,
})

/** The figures of a period. */
export function AnalyticsView(props: AnalyticsViewProps) {
  const { analytics, previous, period, of, links = {}, empty } = props
  const { t } = useLingui()
  const counts = useMemo(() => analytics.series.map(dayCount), [analytics.series])
  if (analytics.summary.sessions === 0 && analytics.summary.transactions === 0)
    return <Card>{empty ?? <NoSessions />}</Card>
  const days = `${period.from}-${period.to}`
  const { open } = links
  return (
    <div className={classes.view}>
      <AnalyticsFigures analytics={analytics} counts={counts} previous={previous} links={links} />
      <DaySeries
        title={t`Sessions by day`}
        labels={{ all: t`Sessions`, good: t`Verified`, bad: t`Failed` }}
        days={counts}
        fileName={`sessions-by-day-${days}`}
        link={(day, count) => links.list?.({ from: day, to: day, ...statusOf[count] })}
        onDays={open && ((from, to) => open({ from, to }))}
      />
      <div className={classes.columns}>
        <AnalyticsServices services={analytics.services} links={links} days={days} />
        {of === 'bundle' ? null : (
          <AnalyticsPlaces analytics={analytics} scope={of} links={links} days={days} />
        )}
        <AnalyticsErrors errors={analytics.errors ?? []} links={links} days={days} />
        {of === 'bundle' ? (
          <AnalyticsPlatforms platforms={analytics.platforms ?? []} days={days} />
        ) : null}
      </div>
    </div>
  )
}

function NoSessions() {
  return (
    <EmptyState
      title={<Trans>No sessions in this period</Trans>}
      text={<Trans>Choose other days, or come back when the next verification has run.</Trans>}
    />
  )
}
