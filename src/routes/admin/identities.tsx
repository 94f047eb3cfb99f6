import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { identityQueries, useIdentities, type Identity } from '@/api/identities'
import { loadRows } from '@/api/load'
import { StatusBadge } from '@/features/labels/status-badge'
import { MaskedValue } from '@/features/masking/masked-value'
import { RevealToggle } from '@/features/masking/reveal'
import { pageDefaults, pageSearchSchema } from '@/features/record-list/list-search'
import { useListState } from '@/features/record-list/list-state'
import { PagedRows, toListResult } from '@/features/record-list/paged-rows'
import { Data } from '@/ui/display/data'
import { PageHeader } from '@/ui/display/page-header'
import { Time } from '@/ui/display/time'
import { EmptyState } from '@/ui/feedback/states'
import type { Column } from '@/ui/table/column'

export const Route = createFileRoute('/admin/identities')({
  staticData: { title: msg`Identities` },
  validateSearch: pageSearchSchema,
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, ...navigation }) =>
    loadRows(context.queryClient, identityQueries(context.scope).list(deps), navigation),
  pendingComponent: IdentitiesPage,
  component: IdentitiesPage,
})

function useIdentityColumns(): readonly Column<Identity>[] {
  const { t } = useLingui()
  return useMemo(
    (): Column<Identity>[] => [
      {
        id: 'reference',
        header: t`Reference user`,
        primary: true,
        card: 'title',
        cell: (row) => <MaskedValue kind="reference" value={row.reference_user_id} />,
      },
      {
        id: 'name',
        header: t`Name`,
        card: 'field',
        cell: (row) => <MaskedValue kind="name" value={row.full_name} />,
      },
      {
        id: 'nid',
        header: t`National id`,
        card: 'field',
        cell: (row) => <MaskedValue kind="national_id" value={row.nid} />,
      },
      {
        id: 'phone',
        header: t`Phone`,
        cell: (row) => <MaskedValue kind="phone" value={row.phone_number} />,
      },
      {
        id: 'client',
        header: t`Client`,
        card: 'field',
        cell: (row) => <Data>{row.organization.name}</Data>,
      },
      {
        id: 'status',
        header: t`Status`,
        card: 'badge',
        cell: (row) => <StatusBadge subject="identity" status={row.status} />,
      },
      { id: 'created', header: t`Created`, cell: (row) => <Time value={row.created_at} /> },
      { id: 'verified', header: t`Verified`, cell: (row) => <Time value={row.verified_at} /> },
    ],
    [t],
  )
}

function IdentitiesPage() {
  const { t } = useLingui()
  const { scope } = Route.useRouteContext()
  const { search, onSearch } = useListState(Route)
  return (
    <>
      <PageHeader
        title={<Trans>Identities</Trans>}
        description={<Trans>People with a lasting record, across all clients.</Trans>}
        action={<RevealToggle />}
      />
      <PagedRows
        label={t`Identities`}
        columns={useIdentityColumns()}
        rowKey={(row) => row.id}
        result={toListResult(useIdentities(scope, search), ({ identities }) => identities)}
        search={search}
        onSearch={onSearch}
        empty={<EmptyState title={<Trans>No identities yet</Trans>} />}
      />
    </>
  )
}
