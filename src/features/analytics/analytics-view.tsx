import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import type { Analytics } from '@/api/analytics/schema'
import { dayCount, type Days } from '@/lib/period/period'
import { Card } from '@/ui/display/card'
import type { DayCount } from '@/ui/charts/day-bars'
import { DaySeries } from '@/ui/charts/day-series'
import { EmptyState } from '@/ui/feedback/states'
import { AnalyticsFigures } from './analytics-figures'
import type { AnalyticsLinks, CountFilter } from './analytics-links'
import {
  BundleBreakdown,
  ClientBreakdown,
  ErrorBreakdown,
  PlatformBreakdown,
  ServiceBreakdown,
} from './analytics-lists'
import common from '@/ui/display/common.module.css'
import classes from './analytics-view.module.css'

interface AnalyticsViewProps {
  analytics: Analytics
  /** The figures of the previous period. */
  previous?: Analytics
  period: Days
  /** A client sees its own sessions, an admin those of all clients, and both those of one bundle. */
  audience: 'client' | 'admin' | 'bundle'
  links?: AnalyticsLinks
  /** Replaces the default text for a period without sessions. */
  empty?: ReactNode
}

const statusFilters = {
  all: {},
  good: { status: 'success' },
  bad: { status: 'failed' },
} as const satisfies Record<string, CountFilter>

const toDayCount = ({
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

/** The figures of a period with their charts. */
export function AnalyticsView(props: AnalyticsViewProps) {
  const { analytics, previous, period, audience, links = {}, empty } = props
  const { t } = useLingui()
  const counts = useMemo(() => analytics.series.map(toDayCount), [analytics.series])
  if (analytics.summary.sessions === 0 && analytics.summary.transactions === 0)
    return <Card>{empty ?? <NoSessions />}</Card>
  const days = `${period.from}-${period.to}`
  const { open } = links
  const lists = { analytics, links, days }
  return (
    <div className={common.stack}>
      <AnalyticsFigures
        analytics={analytics}
        counts={counts}
        previous={previous}
        days={dayCount(period)}
        links={links}
        showsBillable={audience === 'admin'}
      />
      <DaySeries
        title={t`Sessions by day`}
        labels={{
          all: t`Sessions`,
          good: t`Verified`,
          bad: t`Failed`,
          rest: t`In progress or expired`,
        }}
        days={counts}
        fileName={`sessions-by-day-${days}`}
        link={(day, count) => links.list?.({ from: day, to: day, ...statusFilters[count] })}
        onDays={open && ((from, to) => open({ from, to }))}
      />
      <div className={classes.columns}>
        <ServiceBreakdown {...lists} />
        {audience === 'bundle' ? null : audience === 'admin' && analytics.organizations ? (
          <ClientBreakdown {...lists} />
        ) : (
          <BundleBreakdown {...lists} />
        )}
        <ErrorBreakdown {...lists} />
        {audience === 'bundle' ? <PlatformBreakdown {...lists} /> : null}
      </div>
    </div>
  )
}

function NoSessions() {
  return (
    <EmptyState
      title={<Trans>No sessions in this period</Trans>}
      text={<Trans>Choose different dates, or check back after the next verification.</Trans>}
    />
  )
}
