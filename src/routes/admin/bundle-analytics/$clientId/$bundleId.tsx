import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { useOrganizationBundles } from '@/api/bundles'
import { analyticsQueries } from '@/api/analytics'
import { startQuery } from '@/api/core/load'
import { requireIds } from '@/auth/guards'
import type { CountFilter } from '@/features/analytics/analytics-links'
import { AnalyticsSkeleton } from '@/features/analytics/analytics-skeleton'
import { BundleUsage } from '@/features/analytics/billing/billing'
import { BundleAnalyticsView } from '@/features/analytics/bundle-analytics-view'
import { periodSearchSchema } from '@/features/record-list/list-search'
import { closedPeriod, toDateRange } from '@/lib/period/closed-period'
import type { Days } from '@/lib/period/period'
import { useListedClientName } from '@/routes/admin/-components/client-name'
import { Data } from '@/ui/display/data'
import { PageHeader } from '@/ui/display/page-header'
import { useToday } from '@/ui/fields/use-today'
import { ButtonLink } from '@/ui/form/button'
import { useScreenName } from '@/ui/shell/screen-name'

export const Route = createFileRoute('/admin/bundle-analytics/$clientId/$bundleId')({
  staticData: { title: msg`Bundle analytics` },
  validateSearch: periodSearchSchema,
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ params }) => {
    requireIds(params)
  },
  loader: ({ context, params, deps, ...navigation }) => {
    const figures = analyticsQueries(context.scope).bundle({
      bundle_id: params.bundleId,
      organization_id: params.clientId,
      ...toDateRange(closedPeriod(deps)),
    })
    startQuery(context.queryClient, figures, navigation)
  },
  pendingComponent: BundleAnalyticsPending,
  component: BundleAnalyticsPage,
})

function BundleAnalyticsPending() {
  return (
    <>
      <PageHeader title={<Trans>Bundle analytics</Trans>} />
      <AnalyticsSkeleton audience="bundle" />
    </>
  )
}

function BundleAnalyticsPage() {
  const { scope } = Route.useRouteContext()
  const { clientId, bundleId } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  useToday()
  const name = useOrganizationBundles(scope, clientId).data?.bundles.find(
    ({ id }) => id === bundleId,
  )?.name
  const client = useListedClientName(clientId)
  useScreenName({ thing: name, ids: { [clientId]: client, [bundleId]: name } })
  const list = (days: Days, { tab, ...filter }: CountFilter) =>
    linkOptions({
      to: tab === 'transactions' ? '/admin/transactions' : '/admin/sessions',
      search: { client: clientId, bundle: bundleId, ...days, ...filter },
    })
  return (
    <>
      <PageHeader
        title={<Trans>Bundle analytics</Trans>}
        description={
          <Trans>
            Figures and price tiers for <Data>{name ?? bundleId}</Data>.
          </Trans>
        }
        action={
          <ButtonLink
            to="/admin/analytic"
            search={{ client: clientId, bundle: bundleId, ...closedPeriod(search) }}
            variant="default"
          >
            <Trans>Bundle billing</Trans>
          </ButtonLink>
        }
      />
      <BundleAnalyticsView
        key={bundleId}
        bundleId={bundleId}
        organizationId={clientId}
        search={search}
        onSearch={(days) => void navigate({ search: days })}
        links={(days) => ({ list: (filter) => list(days, filter) })}
        below={(analytics, _previous, period) => (
          <BundleUsage analytics={analytics} period={period} />
        )}
      />
    </>
  )
}
