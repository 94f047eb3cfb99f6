import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { analyticsQueries } from '@/api/analytics'
import { bundleQueries } from '@/api/bundles'
import { load, startQuery } from '@/api/core/load'
import { organizationQueries, useLoadedOrganization } from '@/api/organizations'
import { requireIds } from '@/auth/guards'
import { RevealToggle } from '@/features/masking/reveal'
import { ActiveBadge } from '@/routes/admin/-components/active-badge'
import { ClientDetailSkeleton } from '@/routes/admin/-components/clients/client-detail-skeleton'
import classes from '@/routes/admin/-components/clients/client-detail.module.css'
import { ClientFacts } from '@/routes/admin/-components/clients/client-facts'
import { ClientFigures } from '@/routes/admin/-components/clients/client-figures'
import { toMonthRequest } from '@/routes/admin/-components/clients/client-month'
import common from '@/ui/display/common.module.css'
import { Data } from '@/ui/display/data'
import { PageHeader } from '@/ui/display/page-header'
import { ButtonLink } from '@/ui/form/button'
import { useScreenName } from '@/ui/shell/screen-name'

// Loaded lazily, because the tables are below the figures and the tables' code is a twentieth of the first load.
const ClientBundles = lazy(() =>
  import('@/routes/admin/-components/clients/client-bundles').then((module) => ({
    default: module.ClientBundles,
  })),
)
const ClientUsers = lazy(() =>
  import('@/routes/admin/-components/clients/client-users').then((module) => ({
    default: module.ClientUsers,
  })),
)

export const Route = createFileRoute('/admin/clients/$clientId/')({
  staticData: { title: msg`Client` },
  beforeLoad: ({ params }) => {
    requireIds(params)
  },
  loader: async ({ context, params, ...navigation }) => {
    const { queryClient, scope } = context
    const { clientId } = params
    startQuery(queryClient, bundleQueries(scope).byOrganization(clientId), navigation)
    const figures = analyticsQueries(scope).dashboard(toMonthRequest(clientId))
    startQuery(queryClient, figures, navigation)
    const { signal } = navigation.abortController
    await load(queryClient, organizationQueries(scope).details(clientId), signal)
  },
  pendingComponent: ClientDetailSkeleton,
  component: ClientPage,
})

function ClientPage() {
  const { scope } = Route.useRouteContext()
  const { clientId } = Route.useParams()
  const { data: client } = useLoadedOrganization(scope, clientId)
  useScreenName({ thing: client.name, ids: { [clientId]: client.name } })
  return (
    <>
      <PageHeader
        title={<Data>{client.name}</Data>}
        meta={<ActiveBadge subject="client" isActive={client.is_active} />}
        action={
          <div className={common.row}>
            <RevealToggle />
            <ButtonLink to="/admin/clients/$clientId/edit" params={{ clientId }} variant="default">
              <Trans>Edit client</Trans>
            </ButtonLink>
          </div>
        }
      />
      <div className={`${common.stack} ${classes.sections}`}>
        <ClientScreens clientId={clientId} />
        <ClientFigures key={clientId} clientId={clientId} />
        <Suspense fallback={<Skeleton height={200} />}>
          <ClientBundles clientId={clientId} />
        </Suspense>
        <ClientFacts clientId={clientId} client={client} />
        {client.users ? (
          <Suspense fallback={<Skeleton height={120} />}>
            <ClientUsers users={client.users} />
          </Suspense>
        ) : null}
      </div>
    </>
  )
}

/** Links to screens about one client, with the client already chosen. */
function ClientScreens({ clientId: client }: { clientId: string }) {
  const { t } = useLingui()
  const buttonProps = { variant: 'default', size: 'xs' } as const
  return (
    <nav className={common.row} aria-label={t`Client pages`}>
      <ButtonLink to="/admin/sessions" search={{ client }} {...buttonProps}>
        <Trans>Sessions</Trans>
      </ButtonLink>
      <ButtonLink to="/admin/transactions" search={{ client }} {...buttonProps}>
        <Trans>Transactions</Trans>
      </ButtonLink>
      <ButtonLink to="/admin/analytic" search={{ client }} {...buttonProps}>
        <Trans>Billing</Trans>
      </ButtonLink>
      <ButtonLink to="/admin/export-data" search={{ client }} {...buttonProps}>
        <Trans>Export images</Trans>
      </ButtonLink>
      <ButtonLink to="/admin/export-transactions" search={{ client }} {...buttonProps}>
        <Trans>Export transactions</Trans>
      </ButtonLink>
    </nav>
  )
}
