import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useDashboardAnalytics } from '@/api/analytics/queries'
import type { Analytics } from '@/api/analytics/schema'
import type { Scope } from '@/auth/realm'
import { formatDay } from '@/lib/format'
import { previousPeriod, toDay, yearUntil, type Days, type DayZone } from '@/lib/period'
import type { AnalyticsLinks } from './analytics-links'
import { AnalyticsPanel } from './analytics-panel'
import { closedPeriod } from '@/features/record-list/closed-period'
import type { DashboardSearch } from './dashboard-search'
import classes from './dashboard.module.css'
import { toDateRange } from '@/features/record-list/closed-period'
import { useShownDays } from './use-shown-days'

interface DashboardProps {
  scope: Scope
  search: DashboardSearch
  /** Where the numbers of some days lead. */
  links: (days: Days) => AnalyticsLinks
  /** Stands in for the figures of a client who has had no session at all. */
  firstSteps?: ReactNode
}

/** The figures of a period, beside those of the period before. */
export function Dashboard({ scope, search, links, firstSteps }: DashboardProps) {
  const period = closedPeriod(search)
  const query = useDashboardAnalytics(scope, toDateRange(period))
  const before = useDashboardAnalytics(scope, toDateRange(previousPeriod(period)), {
    enabled: query.isSuccess && !query.isPlaceholderData,
  })
  const shown = useShownDays(period, query.isPlaceholderData)
  const isNew = useIsNew(scope, { enabled: Boolean(firstSteps) && isQuiet(query.data) })
  return (
    <>
      <AnalyticsPanel
        query={query}
        before={before}
        period={shown}
        of={scope.realm}
        links={links(shown)}
        unsure={isNew === undefined}
        empty={isNew ? firstSteps : undefined}
      />
      <DaysNote zone={search.zone} />
    </>
  )
}

const isQuiet = (figures: Analytics | undefined) =>
  figures?.summary.sessions === 0 && figures.summary.transactions === 0

/** Whether a client has not begun yet, which a quiet period alone does not tell; undefined until it is known. */
function useIsNew(scope: Scope, { enabled }: { enabled: boolean }): boolean | undefined {
  const year = useDashboardAnalytics(scope, toDateRange(yearUntil(toDay(new Date()))), {
    enabled,
  })
  return enabled && year.isPending ? undefined : enabled && isQuiet(year.data)
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
