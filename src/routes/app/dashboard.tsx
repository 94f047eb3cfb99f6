import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DashboardSkeleton, DashboardScreen } from '@/routes/app/-components/dashboard-screen'
import { dashboardSearchSchema } from '@/features/analytics/dashboard-search'
import { loadDashboard } from '@/features/analytics/load-dashboard'

export const Route = createFileRoute('/app/dashboard')({
  staticData: { title: msg`Dashboard` },
  validateSearch: dashboardSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: loadDashboard,
  pendingComponent: DashboardSkeleton,
  component: DashboardPage,
})

function DashboardPage() {
  const navigate = Route.useNavigate()
  return (
    <DashboardScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  )
}
