import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, createFileRoute } from '@tanstack/react-router'
import { PageHeader } from '@/ui/page-header'
import { PeriodFilter } from '@/ui/period-filter'
import { AnalyticsSkeleton } from '@/verification/analytics-skeleton'
import { Dashboard } from '@/verification/dashboard'
import { dashboardPresets } from '@/verification/dashboard-presets'
import { dashboardPeriod, loadDashboard } from '@/verification/load-dashboard'
import { periodSearchSchema } from '@/verification/session-search'

export const Route = createFileRoute('/admin/dashboard')({
  staticData: { title: msg`Dashboard` },
  validateSearch: periodSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: loadDashboard,
  pendingComponent: AdminDashboardPending,
  component: AdminDashboardPage,
})

function AdminDashboardPage() {
  const { scope } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { from, to } = dashboardPeriod(search)
  return (
    <>
      <PageHeader
        title={<Trans>Dashboard</Trans>}
        description={<Trans>How the verifications of all clients are going.</Trans>}
        action={
          <PeriodFilter
            value={{ from, to }}
            onChange={(period) => void navigate({ search: period })}
            presets={dashboardPresets}
          />
        }
      />
      <Dashboard
        scope={scope}
        period={search}
        links={{
          organization: (client) => (slot) => (
            <Link to="/admin/sessions" search={{ client, from, to }} {...slot} />
          ),
        }}
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
      />
      <AnalyticsSkeleton scope="admin" />
    </>
  )
}
