import type { ReactNode } from 'react'
import { useDashboardAnalytics } from '@/api/analytics/queries'
import type { Scope } from '@/auth/realm'
import { previousPeriod } from '@/lib/period'
import type { AnalyticsLinks } from './analytics-links'
import { AnalyticsPanel } from './analytics-panel'
import { dashboardPeriod, type DashboardSearch } from './dashboard-search'
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
    <AnalyticsPanel
      query={query}
      before={before}
      period={period}
      of={scope.realm}
      links={links}
      firstSteps={firstSteps}
    />
  )
}
