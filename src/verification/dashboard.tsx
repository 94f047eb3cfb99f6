import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useDashboardAnalytics } from '@/api/analytics/queries'
import type { Scope } from '@/auth/realm'
import { formatDay } from '@/lib/format'
import { previousPeriod, toDay, type DayZone } from '@/lib/period'
import type { AnalyticsLinks } from './analytics-links'
import { AnalyticsPanel } from './analytics-panel'
import { dashboardPeriod } from './dashboard-period'
import type { DashboardSearch } from './dashboard-search'
import classes from './dashboard.module.css'
import { toAnalyticsRequest } from './load-dashboard'

interface DashboardProps {
  scope: Scope
  search: DashboardSearch
  links: AnalyticsLinks
  firstSteps?: ReactNode
}

/** The figures of a period, beside those of the period before. */
export function Dashboard({ scope, search, links, firstSteps }: DashboardProps) {
  const period = dashboardPeriod(search)
  const query = useDashboardAnalytics(scope, toAnalyticsRequest(period))
  const before = useDashboardAnalytics(scope, toAnalyticsRequest(previousPeriod(period)), {
    enabled: query.isSuccess && !query.isPlaceholderData,
  })
  return (
    <>
      <AnalyticsPanel
        query={query}
        before={before}
        period={period}
        of={scope.realm}
        links={links}
        firstSteps={firstSteps}
      />
      <DaysNote zone={search.zone} />
    </>
  )
}

/** The backend is sent days, and counts each of them from midnight UTC: only "today" depends on the calendar. */
function DaysNote({ zone }: { zone: DayZone | undefined }) {
  const { i18n } = useLingui()
  const today = formatDay(toDay(new Date(), zone), i18n.locale)
  return (
    <p className={classes.note}>
      {zone === 'utc' ? (
        <Trans>Today is {today} in UTC. Each day is counted from midnight UTC.</Trans>
      ) : (
        <Trans>Today is {today} where you are. Each day is counted from midnight UTC.</Trans>
      )}
    </p>
  )
}
