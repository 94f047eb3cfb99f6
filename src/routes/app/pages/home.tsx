import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DashboardPending, DashboardScreen } from '@/routes/app/-components/dashboard-screen'
import { loadDashboard } from '@/verification/load-dashboard'
import { periodSearchSchema } from '@/verification/session-search'

export const Route = createFileRoute('/app/pages/home')({
  staticData: { title: msg`Dashboard` },
  validateSearch: periodSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: loadDashboard,
  pendingComponent: DashboardPending,
  component: HomePage,
})

function HomePage() {
  const { scope } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <DashboardScreen
      scope={scope}
      period={Route.useSearch()}
      onPeriod={(search) => void navigate({ search })}
    />
  )
}
