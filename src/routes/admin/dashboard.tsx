import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, createFileRoute } from '@tanstack/react-router'
import type { Days } from '@/lib/period'
import { PageHeader } from '@/ui/page-header'
import type { CountedBy } from '@/verification/analytics-links'
import { AnalyticsSkeleton } from '@/verification/analytics-skeleton'
import { Dashboard } from '@/verification/dashboard'
import { DashboardFilters, DashboardFiltersSkeleton } from '@/verification/dashboard-filters'
import { dashboardSearchSchema } from '@/verification/dashboard-search'
import { loadDashboard } from '@/verification/load-dashboard'

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
  // Its pickers ask for the client and the bundle.
  const target = (counted: CountedBy & Days) => ({
    to: '/admin/sessions' as const,
    search: counted,
  })
  return (
    <>
      <PageHeader
        title={<Trans>Dashboard</Trans>}
        description={<Trans>How the verifications of all clients are going.</Trans>}
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
        description={<Trans>How the verifications of all clients are going.</Trans>}
        action={<DashboardFiltersSkeleton />}
      />
      <AnalyticsSkeleton of="admin" />
    </>
  )
}
