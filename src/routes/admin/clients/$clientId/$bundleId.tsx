import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { Link, createFileRoute, notFound } from '@tanstack/react-router'
import { bundleDetailQueries, useBundleDetails } from '@/api/bundle-details'
import type { BundleDetails } from '@/backend/bundle-details'
import { load } from '@/api/core/load'
import { useOrganizationDetails } from '@/api/organizations'
import { requireIds } from '@/auth/guards'
import { ActiveBadge } from '@/routes/admin/-components/active-badge'
import { Card } from '@/ui/display/card'
import { CopyId } from '@/ui/display/copy-id'
import { Data } from '@/ui/display/data'
import { FactList } from '@/ui/display/fact-list'
import { PageHeader } from '@/ui/display/page-header'
import { Time } from '@/ui/display/time'
import { StillWorking } from '@/ui/feedback/loading-state'
import { EmptyState } from '@/ui/feedback/states'
import { ButtonLink } from '@/ui/form/button'
import { useScreenName } from '@/ui/shell/screen-name'
import { BundleServiceCards } from '@/routes/admin/clients/$clientId/-components/bundle-service-cards'
import { Lifetime } from './-components/lifetime'
import common from '@/ui/display/common.module.css'
import classes from './-components/bundle.module.css'

export const Route = createFileRoute('/admin/clients/$clientId/$bundleId')({
  staticData: { title: msg`Bundle` },
  beforeLoad: ({ params }) => {
    requireIds(params)
  },
  loader: async ({ context, params, abortController }) => {
    const details = bundleDetailQueries(context.scope).detail(params.bundleId)
    const bundle = await load(context.queryClient, details, abortController.signal)
    // Rejects a URL with another client's bundle, because the request contains only the bundle.
    if (bundle.organization_id !== undefined && bundle.organization_id !== params.clientId)
      throw notFound()
  },
  pendingComponent: BundleDetailSkeleton,
  component: BundlePage,
})

function BundlePage() {
  const { scope } = Route.useRouteContext()
  const { clientId, bundleId } = Route.useParams()
  const { data: bundle } = useBundleDetails(scope, bundleId)
  const { data: client } = useOrganizationDetails(scope, clientId)
  useScreenName({ thing: bundle.name, ids: { [clientId]: client?.name, [bundleId]: bundle.name } })
  return (
    <>
      <PageHeader
        title={<Data>{bundle.name}</Data>}
        meta={<ActiveBadge subject="bundle" isActive={bundle.is_active} />}
        description={
          <Trans>
            This bundle is read-only: a bundle cannot be changed once it is created. To use other
            services, attempts or tiers, duplicate it.
          </Trans>
        }
        action={
          <ButtonLink
            to="/admin/clients/$clientId/new-bundle"
            params={{ clientId }}
            search={{ from: bundleId }}
          >
            <Trans>Duplicate bundle</Trans>
          </ButtonLink>
        }
      />
      <div className={`${common.stack} ${classes.page}`}>
        <BundleLinks clientId={clientId} bundleId={bundleId} />
        <Card>
          <BundleFacts clientId={clientId} bundle={bundle} />
        </Card>
        {bundle.services.length > 0 ? (
          <BundleServiceCards services={bundle.services} />
        ) : (
          <EmptyState
            illustration="bundles"
            title={<Trans>No services</Trans>}
            text={<Trans>This bundle has no services, so it cannot verify anyone.</Trans>}
          />
        )}
      </div>
    </>
  )
}

/** Links to the bundle's records and figures. */
function BundleLinks({ clientId, bundleId }: { clientId: string; bundleId: string }) {
  const { t } = useLingui()
  const buttonProps = { variant: 'default', size: 'xs' } as const
  const search = { client: clientId, bundle: bundleId }
  return (
    <nav aria-label={t`Bundle records and figures`} className={classes.links}>
      <ButtonLink to="/admin/bundle-sessions/$bundleId" params={{ bundleId }} {...buttonProps}>
        <Trans>Sessions</Trans>
      </ButtonLink>
      <ButtonLink to="/admin/transactions" search={search} {...buttonProps}>
        <Trans>Transactions</Trans>
      </ButtonLink>
      <ButtonLink to="/admin/analytic" search={search} {...buttonProps}>
        <Trans>Billing</Trans>
      </ButtonLink>
      <ButtonLink
        to="/admin/bundle-analytics/$clientId/$bundleId"
        params={{ clientId, bundleId }}
        {...buttonProps}
      >
        <Trans>Bundle analytics</Trans>
      </ButtonLink>
    </nav>
  )
}

function BundleFacts({ clientId, bundle }: { clientId: string; bundle: BundleDetails }) {
  const { t } = useLingui()
  const { scope } = Route.useRouteContext()
  const { data: client } = useOrganizationDetails(scope, clientId)
  return (
    <FactList
      facts={[
        {
          key: 'client',
          label: t`Client`,
          value: (
            <Link to="/admin/clients/$clientId" params={{ clientId }}>
              <Data>{client?.name ?? clientId}</Data>
            </Link>
          ),
        },
        {
          key: 'id',
          label: t`Bundle ID`,
          value: <CopyId id={bundle.bundle_id} label={t`bundle ID`} />,
        },
        { key: 'key', label: t`Bundle key`, value: <Data>{bundle.bundle_key_masked}</Data> },
        {
          key: 'lifetime',
          label: t`Token lifetime`,
          value: <Lifetime seconds={bundle.token_lifetime} />,
        },
        {
          key: 'created',
          label: t`Created`,
          value: <Time value={bundle.created_at} as="absolute" />,
        },
      ]}
    />
  )
}

function BundleDetailSkeleton() {
  const { t } = useLingui()
  const facts = Array.from({ length: 5 }, (_, index) => ({
    key: String(index),
    label: <Skeleton width={96} />,
    value: <Skeleton width={`${60 - index * 8}%`} />,
  }))
  return (
    <div role="status" aria-label={t`Loading the bundle`}>
      <PageHeader title={<Trans>Bundle</Trans>} />
      <div className={`${common.stack} ${classes.page}`}>
        <Card>
          <FactList facts={facts} />
        </Card>
        {[1, 2].map((card) => (
          <Card key={card} title={<Skeleton width={120} />}>
            <Skeleton height={120} />
          </Card>
        ))}
        <StillWorking />
      </div>
    </div>
  )
}
