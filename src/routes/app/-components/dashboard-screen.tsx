import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Scope } from '@/auth/realm'
import type { Period } from '@/lib/period'
import { PageHeader } from '@/ui/page-header'
import { PeriodFilter } from '@/ui/period-filter'
import { AnalyticsSkeleton } from '@/verification/analytics-skeleton'
import { Dashboard } from '@/verification/dashboard'
import { dashboardPeriod } from '@/verification/load-dashboard'
import { dashboardPresets } from '@/verification/dashboard-presets'

type DashboardScreenProps = { scope: Scope; period: Period; onPeriod: (period: Period) => void }

/** The client's dashboard, at both of its addresses. */
export function DashboardScreen({ scope, period, onPeriod }: DashboardScreenProps) {
  const { from, to } = dashboardPeriod(period)
  return (
    <>
      <PageHeader
        title={<Trans>Dashboard</Trans>}
        description={<Trans>How the verifications of your users are going.</Trans>}
        action={
          <PeriodFilter value={{ from, to }} onChange={onPeriod} presets={dashboardPresets} />
        }
      />
      <Dashboard
        scope={scope}
        period={period}
        links={{
          bundle: (bundleId) => (slot) => (
            <Link
              to="/app/pages/bundle/$bundleId/sessions"
              params={{ bundleId }}
              search={{ from, to }}
              {...slot}
            />
          ),
        }}
        emptyAction={
          <Link to="/app/pages/bundle">
            <Trans>See your bundles</Trans>
          </Link>
        }
      />
    </>
  )
}

export function DashboardPending() {
  return (
    <>
      <PageHeader
        title={<Trans>Dashboard</Trans>}
        description={<Trans>How the verifications of your users are going.</Trans>}
      />
      <AnalyticsSkeleton scope="client" />
    </>
  )
}
