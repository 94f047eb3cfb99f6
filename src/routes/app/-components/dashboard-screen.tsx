import { Trans } from '@lingui/react/macro'
import type { Scope } from '@/auth/realm'
import { PageHeader } from '@/ui/display/page-header'
import { AnalyticsSkeleton } from '@/features/analytics/analytics-skeleton'
import {
  Dashboard,
  DashboardFilters,
  DashboardFiltersSkeleton,
} from '@/features/analytics/dashboard'
import type { DashboardSearch } from '@/features/analytics/dashboard-search'
import { FirstSteps } from './first-steps'
import { useDashboardLinks } from './use-dashboard-links'

interface DashboardScreenProps {
  scope: Scope
  search: DashboardSearch
  onSearch: (search: DashboardSearch) => void
}

/** The client's dashboard, which has two addresses. */
export function DashboardScreen({ scope, search, onSearch }: DashboardScreenProps) {
  const { linksOf, dialog } = useDashboardLinks(scope)
  return (
    <>
      <PageHeader
        title={<Trans>Dashboard</Trans>}
        description={<Trans>Verification results for your users.</Trans>}
        action={<DashboardFilters search={search} onSearch={onSearch} />}
      />
      <Dashboard scope={scope} search={search} links={linksOf} firstSteps={<FirstSteps />} />
      {dialog}
    </>
  )
}

export function DashboardSkeleton() {
  return (
    <>
      <PageHeader
        title={<Trans>Dashboard</Trans>}
        description={<Trans>Verification results for your users.</Trans>}
        action={<DashboardFiltersSkeleton />}
      />
      <AnalyticsSkeleton audience="client" />
    </>
  )
}
