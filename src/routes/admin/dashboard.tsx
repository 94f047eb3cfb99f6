import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, createFileRoute } from '@tanstack/react-router'
import type { Days } from '@/lib/period/period'
import { PageHeader } from '@/ui/display/page-header'
import type { CountFilter } from '@/features/analytics/analytics-links'
import { AnalyticsSkeleton } from '@/features/analytics/analytics-skeleton'
import {
  Dashboard,
  DashboardFilters,
  DashboardFiltersSkeleton,
} from '@/features/analytics/dashboard'
import { dashboardSearchSchema } from '@/features/analytics/dashboard-search'
import { loadDashboard } from '@/features/analytics/load-dashboard'

export const Route = createFileRoute('/admin/dashboard')({
  staticData: { title: msg`Dashboard` },
  validateSearch: dashboardSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: loadDashboard,
  pendingComponent: AdminDashboardPending,
  component: AdminDashboardPage,
})

function AdminDashboardPage() {
  const { scope } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // Their pickers ask for the client and the bundle.
  const target = ({ tab, ...counted }: CountFilter & Days) => ({
    to: tab === 'transactions' ? ('/admin/transactions' as const) : ('/admin/sessions' as const),
    search: counted,
  })
  return (
    <>
      <PageHeader
        title={<Trans>Dashboard</Trans>}
        description={<Trans>Verification results for all clients.</Trans>}
        action={
          <DashboardFilters search={search} onSearch={(next) => void navigate({ search: next })} />
        }
      />
      <Dashboard
        scope={scope}
        search={search}
        links={(days) => ({
          list: (counted) => (slot) => <Link {...target({ ...days, ...counted })} {...slot} />,
          open: (counted) => void navigate(target({ ...days, ...counted })),
          organization: (client) => (slot) => (
            <Link to="/admin/sessions" search={{ client, ...days }} {...slot} />
          ),
        })}
      />
    </>
  )
}

function AdminDashboardPending() {
  return (
    <>
      <PageHeader
        title={<Trans>Dashboard</Trans>}
        description={<Trans>Verification results for all clients.</Trans>}
        action={<DashboardFiltersSkeleton />}
      />
      <AnalyticsSkeleton audience="admin" />
    </>
  )
}
