import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, linkOptions, type LinkOptions } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import * as v from 'valibot'
import { analyticsQueries } from '@/api/analytics'
import { useOrganizationBundles } from '@/api/bundles'
import { startQuery } from '@/api/core/load'
import { useScope } from '@/api/core/use-scope'
import { BundlePicker } from '@/routes/admin/-components/bundle-picker'
import { NoBundlePicked } from '@/routes/admin/-components/no-bundle-picked'
import { redirectToLastPick, pickedSearchEntries } from '@/routes/admin/-components/picked-search'
import { BillingSkeleton } from '@/features/analytics/analytics-skeleton'
import { Billing, BillingActions, StepButton } from '@/features/analytics/billing/billing'
import { billingPeriod } from '@/features/analytics/billing/billing-period'
import { ClientBilling } from '@/features/analytics/billing/client-billing'
import { periodSearchSchema } from '@/features/record-list/list-search'
import { toDateRange } from '@/lib/period/closed-period'
import type { Days } from '@/lib/period/period'
import { PageHeader } from '@/ui/display/page-header'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { usePeriodName } from '@/ui/fields/use-period-name'
import { useToday } from '@/ui/fields/use-today'
import { ButtonLink } from '@/ui/form/button'

const AllClientsBilling = lazy(() =>
  import('@/features/analytics/billing/all-clients-billing').then((module) => ({
    default: module.AllClientsBilling,
  })),
)

const searchSchema = v.object({ ...periodSearchSchema.entries, ...pickedSearchEntries })

export const Route = createFileRoute('/admin/analytic')({
  staticData: { title: msg`Billing` },
  validateSearch: searchSchema,
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context, search, location }) => {
    redirectToLastPick(context.auth, search, location)
  },
  loader: ({ context, deps, ...navigation }) => {
    const { client, bundle } = deps
    if (!client || !bundle) return
    const figures = analyticsQueries(context.scope).bundle({
      organization_id: client,
      bundle_id: bundle,
      ...toDateRange(billingPeriod(deps)),
    })
    startQuery(context.queryClient, figures, navigation)
  },
  pendingComponent: BillingPending,
  component: BillingPage,
})

function BillingPending() {
  return (
    <>
      <PageHeader
        title={<Trans>Billing</Trans>}
        description={<Trans>A bundle’s billable usage against its price tiers.</Trans>}
      />
      <BillingSkeleton />
    </>
  )
}

function BillingPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { client, bundle } = search
  useToday()
  const period = billingPeriod(search)
  return (
    <>
      <PageHeader
        title={<Trans>Billing</Trans>}
        description={<Trans>A bundle’s billable usage against its price tiers.</Trans>}
        action={
          <BillingActions
            period={period}
            onPeriod={({ from, to }) => void navigate({ search: { ...search, from, to } })}
          >
            {client && bundle ? (
              <ButtonLink
                to="/admin/bundle-analytics/$clientId/$bundleId"
                params={{ clientId: client, bundleId: bundle }}
                search={period}
                variant="default"
              >
                <Trans>Bundle analytics</Trans>
              </ButtonLink>
            ) : null}
          </BillingActions>
        }
      />
      <BundlePicker
        client={client}
        bundle={bundle}
        onPick={(pick) => void navigate({ search: { ...search, ...pick } })}
      />
      {client && bundle ? (
        <Billing key={bundle} client={client} bundle={bundle} period={period} />
      ) : (
        <ClientUsage
          key={client ?? [search.from, search.to].join()}
          client={client}
          search={search}
          period={period}
        />
      )}
    </>
  )
}

interface ClientUsageProps {
  client: string | undefined
  search: v.InferOutput<typeof searchSchema>
  period: Days
}

/** Usage of the chosen client's bundles or, on request, of all clients, shown until a bundle is chosen. */
function ClientUsage({ client, search, period }: ClientUsageProps) {
  const scope = useScope()
  const { auth } = Route.useRouteContext()
  const bundles = useOrganizationBundles(scope, client).data?.bundles
  // Stays the same at midnight, so a long run doesn't start again.
  const [allClientsPeriod, setAllClientsPeriod] = useState<Days>()
  const periodName = usePeriodName().period(period)
  const bundleLink = (clientId: string, bundle: string): LinkOptions =>
    linkOptions({ to: '/admin/analytic', search: { ...search, client: clientId, bundle } })
  if (client && bundles && bundles.length > 0)
    return (
      <ClientBilling
        key={client}
        client={client}
        bundles={bundles}
        period={period}
        bundleLink={(bundle) => bundleLink(client, bundle)}
      />
    )
  if (!client && allClientsPeriod)
    return (
      <LazyPart fallback={<BillingSkeleton />} onFailure={() => setAllClientsPeriod(undefined)}>
        <AllClientsBilling period={allClientsPeriod} bundleLink={bundleLink} />
      </LazyPart>
    )
  return (
    <NoBundlePicked
      client={client}
      action={
        // Checks the permission first, because every rejected request would cost a token refresh.
        !client && auth.profile().permissions.includes('bundle_analytics') ? (
          <StepButton onClick={() => setAllClientsPeriod(period)}>
            <Trans>Load all clients’ usage for {periodName}</Trans>
          </StepButton>
        ) : undefined
      }
    >
      <Trans>Usage is billed per bundle. Choose a bundle to see its usage.</Trans>
    </NoBundlePicked>
  )
}
