import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { useOrganizationBundles } from '@/api/bundles'
import type { Bundle } from '@/backend/bundles'
import { isSilent } from '@/api/core/api-error'
import { useScope } from '@/api/core/use-scope'
import { QueryFailure } from '@/features/labels/query-failure'
import { LoadingState } from '@/ui/feedback/loading-state'
import { EmptyState } from '@/ui/feedback/states'
import { UnreadNote } from '@/ui/feedback/unread-note'
import { ButtonLink } from '@/ui/form/button'
import { DataTable, MAX_PLAIN_ROWS } from '@/ui/table/data-table'
import { useClientBundleColumns } from './client-bundle-columns'
import { ClientSection } from './client-section'

const LongTable = lazy(() =>
  import('@/ui/table/virtual-table').then((module) => ({ default: module.VirtualTable<Bundle> })),
)

interface ClientBundlesProps {
  clientId: string
}

/** A client's bundles, and a link to create one. */
export function ClientBundles({ clientId }: ClientBundlesProps) {
  return (
    <ClientSection
      title={<Trans>Bundles</Trans>}
      action={
        <ButtonLink
          to="/admin/clients/$clientId/new-bundle"
          params={{ clientId }}
          variant="default"
          size="xs"
        >
          <Trans>New bundle</Trans>
        </ButtonLink>
      }
    >
      <BundleRows clientId={clientId} />
    </ClientSection>
  )
}

function BundleRows({ clientId }: ClientBundlesProps) {
  const scope = useScope()
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useOrganizationBundles(scope, clientId, {
    retryOnMount: false,
  })
  const table = {
    label: t`Bundles`,
    columns: useClientBundleColumns(clientId),
    rowKey: ({ id }: Bundle) => id,
  }
  if (!data) {
    return error && !isSilent(error) ? (
      <QueryFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <DataTable {...table} rows={[]} loading skeletonRows={3} />
    )
  }
  if (data.bundles.length === 0) {
    return (
      <EmptyState
        illustration="bundles"
        title={<Trans>No bundles yet</Trans>}
        text={<Trans>A bundle defines which services a client uses and what they cost.</Trans>}
      />
    )
  }
  const Table = data.bundles.length > MAX_PLAIN_ROWS ? LongTable : DataTable<Bundle>
  return (
    <Suspense fallback={<LoadingState />}>
      <Table
        {...table}
        rows={data.bundles}
        rowLink={({ id }) =>
          linkOptions({
            to: '/admin/clients/$clientId/$bundleId',
            params: { clientId, bundleId: id },
          })
        }
      />
      <UnreadNote kind="bundles" count={data.unread} />
    </Suspense>
  )
}
