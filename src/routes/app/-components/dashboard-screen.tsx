import { Trans } from '@lingui/react/macro'
import type { Scope } from '@/auth/realm'
import { PageHeader } from '@/ui/page-header'
import { AnalyticsSkeleton } from '@/verification/analytics-skeleton'
import { Dashboard } from '@/verification/dashboard'
import { DashboardFilters, DashboardFiltersSkeleton } from '@/verification/dashboard-filters'
import type { DashboardSearch } from '@/verification/dashboard-search'
import { FirstSteps } from './first-steps'
import { useCountedLinks } from './use-counted-links'

interface DashboardScreenProps {
  scope: Scope
  search: DashboardSearch
  onSearch: (search: DashboardSearch) => void
}

/** The client's dashboard, at both of its addresses. */
export function DashboardScreen({ scope, search, onSearch }: DashboardScreenProps) {
  const { linksOf, dialog } = useCountedLinks(scope)
  return (
    <>
      <PageHeader
        title={<Trans>Dashboard</Trans>}
        description={<Trans>How the verifications of your users are going.</Trans>}
        action={<DashboardFilters search={search} onSearch={onSearch} />}
      />
      <Dashboard scope={scope} search={search} links={linksOf} firstSteps={<FirstSteps />} />
      {dialog}
    </>
  )
}

export function DashboardPending() {
  return (
    <>
      <PageHeader
        title={<Trans>Dashboard</Trans>}
        description={<Trans>How the verifications of your users are going.</Trans>}
        action={<DashboardFiltersSkeleton />}
      />
      <AnalyticsSkeleton of="client" />
    </>
  )
}
