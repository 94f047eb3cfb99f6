import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { useDashboardAnalytics, usePreviousAnalytics } from '@/api/analytics/queries'
import type { Scope } from '@/auth/realm'
import { previousPeriod, type Period } from '@/lib/period'
import { AnalyticsView } from './analytics-view'
import type { AnalyticsLinks } from './analytics-links'
import { dashboardPeriod, toAnalyticsRequest } from './load-dashboard'
import classes from './dashboard.module.css'

type DashboardProps = {
  scope: Scope
  period: Period
  links: AnalyticsLinks
  emptyAction?: ReactNode
}

/** The figures of a period, beside those of the period before. */
export function Dashboard({ scope, period, links, emptyAction }: DashboardProps) {
  const { from, to } = period
  const asked = useMemo(() => dashboardPeriod({ from, to }), [from, to])
  // While the next figures are on their way those before stay, marked.
  const shown = useDeferredValue(asked)
  const analytics = useDashboardAnalytics(scope, toAnalyticsRequest(shown)).data
  const before = previousPeriod(shown)
  const previous = usePreviousAnalytics(scope, before ? toAnalyticsRequest(before) : undefined).data
  return (
    <div
      className={classes.figures}
      data-stale={shown !== asked || undefined}
      aria-busy={shown !== asked}
    >
      <AnalyticsView
        analytics={analytics}
        previous={previous}
        scope={scope.realm}
        links={links}
        emptyAction={emptyAction}
      />
    </div>
  )
}
