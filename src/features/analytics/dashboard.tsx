import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentedControl, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useScope } from '@/api/core/use-scope'
import { useDashboardAnalytics } from '@/api/analytics'
import type { Analytics } from '@/backend/analytics'
import {
  closedPeriod,
  closedPeriodPresets,
  toDateRange,
  withZone,
} from '@/lib/period/closed-period'
import { formatDay } from '@/lib/format'
import { previousPeriod } from '@/lib/period/comparison'
import { toDay, yearUntil, type Days, type DayZone } from '@/lib/period/period'
import { PeriodFilter } from '@/ui/fields/period-filter'
import { useToday } from '@/ui/fields/use-today'
import type { AnalyticsLinks } from './analytics-links'
import { AnalyticsPanel } from './analytics-panel'
import { getZone, type DashboardSearch } from './dashboard-search'
import common from '@/ui/display/common.module.css'
import classes from './dashboard.module.css'

interface DashboardProps {
  search: DashboardSearch
  /** Returns the links for the numbers of the given days. */
  links: (days: Days) => AnalyticsLinks
  /** Replaces the metrics and charts if the client has no sessions yet. */
  firstSteps?: ReactNode
  /** Renders the clients card for administrators. */
  clients?: (figures: Analytics, previous: Analytics | undefined, days: Days) => ReactNode
}

/** Shows a period's analytics, compared with the previous period. */
export function Dashboard({ search, links, firstSteps, clients }: DashboardProps) {
  const scope = useScope()
  const zone = getZone(search)
  const today = useToday(zone)
  const period = closedPeriod({ ...search, zone })
  const query = useDashboardAnalytics(scope, toDateRange(period))
  const previousQuery = useDashboardAnalytics(scope, toDateRange(previousPeriod(period)), {
    enabled: query.isSuccess && !query.isPlaceholderData,
  })
  const isNew = useIsNew({ isEnabled: Boolean(firstSteps) && hasNoSessions(query.data) })
  return (
    <>
      <AnalyticsPanel
        query={query}
        previousQuery={previousQuery}
        period={period}
        audience={scope.realm}
        links={links}
        isEmptyPending={isNew === undefined}
        empty={isNew ? firstSteps : undefined}
        clients={clients}
      />
      <DaysNote zone={zone} day={today} />
    </>
  )
}

const hasNoSessions = (figures: Analytics | undefined) =>
  figures?.summary.sessions === 0 && figures.summary.transactions === 0

/** Returns whether the client had no sessions in the past year, or undefined while that year loads. */
function useIsNew({ isEnabled }: { isEnabled: boolean }): boolean | undefined {
  const scope = useScope()
  const year = useDashboardAnalytics(scope, toDateRange(yearUntil(toDay(new Date()))), {
    enabled: isEnabled,
  })
  return isEnabled && year.isPending ? undefined : isEnabled && hasNoSessions(year.data)
}

/** Explains that each day starts at midnight UTC and that only "today" depends on the chosen time zone. */
function DaysNote({ zone, day }: { zone: DayZone; day: string }) {
  const { i18n } = useLingui()
  const today = formatDay(day, i18n.locale)
  return (
    <p className={`${common.caption} ${classes.note}`}>
      {zone === 'utc' ? (
        <Trans>Today is {today} (UTC). Each day starts at midnight UTC.</Trans>
      ) : (
        <Trans>Today is {today} in your time zone. Each day starts at midnight UTC.</Trans>
      )}
    </p>
  )
}

interface DashboardFiltersProps {
  search: DashboardSearch
  onSearch: (search: DashboardSearch) => void
}

/** Filters for the period and for the time zone that determines today. */
export function DashboardFilters({ search, onSearch }: DashboardFiltersProps) {
  const { t } = useLingui()
  const zone = getZone(search)
  const today = useToday(zone)
  return (
    <div className={common.row}>
      <span className={common.note} aria-hidden="true">
        <Trans>Time zone</Trans>
      </span>
      <SegmentedControl
        aria-label={t`Time zone`}
        data={[
          { value: 'local', label: <Trans>Local</Trans> },
          { value: 'utc', label: <Trans>UTC</Trans> },
        ]}
        value={zone}
        onChange={(next) => onSearch(withZone(search, next))}
      />
      <PeriodFilter
        value={closedPeriod({ ...search, zone })}
        onChange={(period) => onSearch({ ...search, from: period.from, to: period.to })}
        presets={closedPeriodPresets}
        today={today}
      />
    </div>
  )
}

export function DashboardFiltersSkeleton() {
  return (
    <div className={common.row}>
      <Skeleton width={260} height={36} />
      <Skeleton width={152} height={36} />
    </div>
  )
}
