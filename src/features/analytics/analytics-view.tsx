import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import type { Analytics } from '@/backend/analytics'
import type { Days } from '@/lib/period/period'
import { Card } from '@/ui/display/card'
import { isHour, type Count } from '@/ui/charts/day-bars'
import { DaySeries } from '@/ui/charts/day-series'
import { EmptyState } from '@/ui/feedback/states'
import { AnalyticsFigures } from './analytics-figures'
import type { AnalyticsLinks, CountFilter } from './analytics-links'
import {
  BundleBreakdown,
  ErrorBreakdown,
  PlatformBreakdown,
  ServiceBreakdown,
} from './analytics-lists'
import { toDayCounts } from './day-counts'
import common from '@/ui/display/common.module.css'
import classes from './analytics-view.module.css'

interface AnalyticsViewProps {
  analytics: Analytics
  previous?: Analytics
  period: Days
  /**
   * `client` shows one client's sessions, `admin` shows all clients' sessions, and `bundle` shows a single bundle's
   * sessions in both realms.
   */
  audience: 'client' | 'admin' | 'bundle'
  links?: AnalyticsLinks
  /** Replaces the default text for a period without sessions. */
  empty?: ReactNode
  /** Clients card that replaces the bundles card. */
  clients?: ReactNode
}

const statusFilters = {
  all: {},
  good: { status: 'success' },
  bad: { status: 'failed' },
  // `rest` covers two statuses, but a list can filter by only one.
  rest: undefined,
} as const satisfies Record<Count, CountFilter | undefined>

/** Shows a period's metrics and charts. */
export function AnalyticsView(props: AnalyticsViewProps) {
  const { analytics, previous, period, audience, links = {}, empty, clients } = props
  const { t } = useLingui()
  const navigate = useNavigate()
  const { from, to } = period
  const counts = useMemo(
    () => toDayCounts(analytics.series, { from, to }),
    [analytics.series, from, to],
  )
  const isByHour = counts.some(({ day }) => isHour(day))
  if (analytics.summary.sessions === 0 && analytics.summary.transactions === 0)
    return <Card>{empty ?? <NoSessions />}</Card>
  const days = `${from}-${to}`
  const { list } = links
  const openList = (filter: CountFilter) => {
    const target = list?.(filter)
    if (target) void navigate(target)
  }
  const lists = { analytics, links, days }
  return (
    <div className={common.stack}>
      <AnalyticsFigures
        analytics={analytics}
        counts={counts}
        previous={previous}
        period={period}
        links={links}
        showsBillable={audience === 'admin'}
      />
      <DaySeries
        title={isByHour ? t`Sessions by hour (UTC)` : t`Sessions by day`}
        labels={{
          all: t`Sessions`,
          good: t`Verified`,
          bad: t({ message: 'Failed', context: 'count of sessions' }),
          rest: t`In progress or expired`,
        }}
        days={counts}
        fileName={`sessions-by-${isByHour ? 'hour' : 'day'}-${days}`}
        link={(day, count) => {
          const filter = statusFilters[count]
          // Lists have no hour filter.
          if (!filter || isHour(day)) return undefined
          return list?.({ from: day, to: day, ...filter })
        }}
        onDays={
          list &&
          ((first, last, count = 'all') =>
            openList({ ...(isByHour ? {} : { from: first, to: last }), ...statusFilters[count] }))
        }
      />
      <div className={classes.columns}>
        <ServiceBreakdown {...lists} previous={previous} period={period} />
        {audience === 'bundle' || clients ? null : <BundleBreakdown {...lists} />}
        <ErrorBreakdown {...lists} />
        {clients}
        {audience === 'bundle' ? <PlatformBreakdown {...lists} /> : null}
      </div>
    </div>
  )
}

function NoSessions() {
  return (
    <EmptyState
      illustration="figures"
      title={<Trans>No sessions in this period</Trans>}
      text={<Trans>Choose different dates, or check back after the next verification.</Trans>}
    />
  )
}
