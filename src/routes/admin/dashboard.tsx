import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import type { Days } from '@/lib/period/period'
import { PageHeader } from '@/ui/display/page-header'
import type { CountFilter } from '@/features/analytics/analytics-links'
import { AnalyticsSkeleton } from '@/features/analytics/analytics-skeleton'
import {
  Dashboard,
  DashboardFilters,
  DashboardFiltersSkeleton,
} from '@/features/analytics/dashboard'
import { ClientRanking } from '@/features/analytics/ranking/client-ranking'
import { adminDashboardSearchSchema } from '@/features/analytics/dashboard-search'
import { loadDashboard } from '@/features/analytics/load-dashboard'

export const Route = createFileRoute('/admin/dashboard')({
  staticData: { title: msg`Dashboard` },
  validateSearch: adminDashboardSearchSchema,
  // Ignores the ranking, because it doesn't change the figures.
  loaderDeps: ({ search }) => ({ ...search, rank: undefined }),
  loader: loadDashboard,
  pendingComponent: AdminDashboardPending,
  component: AdminDashboardPage,
})

function AdminDashboardPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // The links contain no client, so the linked screens show each client's counts and let the user choose a client.
  const list = ({ tab, ...countFilter }: CountFilter & Days) =>
    linkOptions({
      to: tab === 'transactions' ? '/admin/transactions' : '/admin/sessions',
      search: countFilter,
    })
  return (
    <>
      <PageHeader
        title={<Trans>Dashboard</Trans>}
        description={<Trans>Verification results for all clients.</Trans>}
        action={
          <DashboardFilters
            search={search}
            onSearch={(next) => void navigate({ search: { ...next, rank: search.rank } })}
          />
        }
      />
      <Dashboard
        search={search}
        links={(days) => ({ list: (countFilter) => list({ ...days, ...countFilter }) })}
        clients={({ organizations }, previous, days) =>
          organizations && (
            <ClientRanking
              organizations={organizations}
              previous={previous}
              period={days}
              link={(client, countFilter) =>
                linkOptions({ to: '/admin/sessions', search: { client, ...days, ...countFilter } })
              }
              rank={search.rank}
              onRank={(rank) => void navigate({ search: { ...search, rank }, resetScroll: false })}
            />
          )
        }
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
