import { Trans } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { Suspense, lazy } from 'react'
import { PageHeader } from '@/ui/display/page-header'
import { AnalyticsSkeleton } from '@/features/analytics/analytics-skeleton'
import {
  Dashboard,
  DashboardFilters,
  DashboardFiltersSkeleton,
} from '@/features/analytics/dashboard'
import type { DashboardSearch } from '@/features/analytics/dashboard-search'
import { useDashboardLinks } from './use-dashboard-links'

// Lazy because most clients already have sessions.
const FirstSteps = lazy(() =>
  import('./first-steps').then((module) => ({ default: module.FirstSteps })),
)

interface DashboardScreenProps {
  search: DashboardSearch
  onSearch: (search: DashboardSearch) => void
}

/** The client's dashboard, shared by two routes. */
export function DashboardScreen({ search, onSearch }: DashboardScreenProps) {
  const links = useDashboardLinks()
  return (
    <>
      <PageHeader
        title={<Trans>Dashboard</Trans>}
        description={<Trans>Verification results for your users.</Trans>}
        action={<DashboardFilters search={search} onSearch={onSearch} />}
      />
      <Dashboard
        search={search}
        links={links}
        firstSteps={
          <Suspense fallback={<Skeleton height={320} />}>
            <FirstSteps />
          </Suspense>
        }
      />
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
