import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, linkOptions, stripSearchParams } from '@tanstack/react-router'
import { lazy } from 'react'
import { startQuery } from '@/api/core/load'
import { identityQueries } from '@/api/identities'
import { RevealToggle } from '@/features/masking/reveal'
import { useFocusAfter } from '@/features/record-list/focus-after'
import { useListNeighbors } from '@/features/record-list/list-neighbors'
import { toListRequest } from '@/features/record-list/list-request'
import { pageDefaults } from '@/features/record-list/list-search'
import { type ListState, getListState, useListState } from '@/features/record-list/list-state'
import { useListWithTools } from '@/features/record-list/list-with-tools'
import { OpenRecord } from '@/features/record-list/open-record'
import { PagedRows } from '@/features/record-list/paged-rows'
import { useRecordDrawer } from '@/features/record-list/record-drawer'
import { RecordSteps } from '@/features/record-list/record-steps'
import type { Scope } from '@/lib/realm'
import { PageHeader } from '@/ui/display/page-header'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { EmptyState } from '@/ui/feedback/states'
import { ListTools } from '@/ui/list-toolbar/list-tools'
import { useIdentityColumns } from './-components/identities/identity-columns'
import { IdentityFilters } from './-components/identities/identity-filters'
import {
  identityFilters,
  identitySearchSchema,
  type IdentitySearch,
} from './-components/identities/identity-search'

const IdentityDrawer = lazy(() =>
  import('./-components/identities/identity-drawer').then((module) => ({
    default: module.IdentityDrawer,
  })),
)

const IdentityListExport = lazy(() =>
  import('./-components/identities/identity-list-export').then((module) => ({
    default: module.IdentityListExport,
  })),
)

export const Route = createFileRoute('/admin/identities')({
  staticData: { title: msg`Identities` },
  validateSearch: identitySearchSchema,
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  // Ignores the drawer, because opening the drawer doesn't change the rows.
  loaderDeps: ({ search }) => ({ ...search, identity: undefined }),
  loader: (match) => {
    const { queryClient, scope } = match.context
    startQuery(queryClient, identityListQuery(scope, getListState(match)), match)
  },
  component: IdentitiesPage,
})

function IdentitiesPage() {
  const { t } = useLingui()
  const { scope } = Route.useRouteContext()
  const { linkState, ...state } = useListState(Route)
  const { identity, ...list } = state.search
  const { opening } = useRecordDrawer(linkState, identity !== undefined)
  const { filters, tools, table, exporting } = useListWithTools({
    ...state,
    listId: 'identities',
    columns: useIdentityColumns(),
    rowKey: (row) => row.id,
    query: (each) => identityListQuery(scope, each),
    getRows: ({ identities }) => identities,
    params: identityFilters,
    searchSchema: identitySearchSchema,
  })
  const { total } = table.result
  useFocusAfter(identity)

  return (
    <>
      <PageHeader
        title={<Trans>Identities</Trans>}
        description={
          <Trans>
            People with a stored identity, across all clients. Validated: the contact details and
            the ID are valid. Verified: they are also confirmed to belong to the person.
          </Trans>
        }
      />
      <IdentityFilters
        {...filters}
        {...state}
        total={total ? <Plural value={total} one="# identity" other="# identities" /> : null}
        tools={
          <ListTools {...tools}>
            <RevealToggle />
          </ListTools>
        }
      />
      <PagedRows
        {...table}
        label={t`Identities`}
        rowLink={({ id }) =>
          linkOptions({
            from: '/admin/identities',
            search: { ...list, identity: id },
            'aria-current': id === identity ? 'page' : undefined,
            ...opening,
          })
        }
        empty={
          <EmptyState
            illustration="people"
            title={<Trans>No identities yet</Trans>}
            text={<Trans>People appear here once a client stores their identity.</Trans>}
          />
        }
      />
      {exporting ? (
        <LazyPart onFailure={exporting.onClose}>
          <IdentityListExport {...exporting} period={list} />
        </LazyPart>
      ) : null}
      {identity === undefined ? null : <OpenIdentity identityId={identity} />}
    </>
  )
}

/** Drawer for the identity in the URL, with links to its neighbors in the list. */
function OpenIdentity({ identityId }: { identityId: string }) {
  const { t } = useLingui()
  const { scope } = Route.useRouteContext()
  const { linkState, ...state } = useListState(Route)
  const { identity: _identity, ...list } = state.search
  const drawer = useRecordDrawer(linkState, true)
  const neighbors = useListNeighbors(
    (page) => identityListQuery(scope, { ...state, search: { ...list, page } }),
    ({ identities }) => identities.map(({ id }) => id),
    list,
    identityId,
  )
  return (
    <OpenRecord>
      <IdentityDrawer
        identityId={identityId}
        steps={
          <RecordSteps
            neighbors={neighbors}
            label={t`Identities in the list`}
            previous={t`Previous identity`}
            next={t`Next identity`}
            link={({ id, page }) =>
              linkOptions({
                from: '/admin/identities',
                search: { ...list, page, identity: id },
                ...drawer.stepping,
              })
            }
          />
        }
        onClose={() => drawer.close(list)}
      />
    </OpenRecord>
  )
}

/** Returns the list query that the loader and the screen share. */
function identityListQuery(scope: Scope, list: ListState<IdentitySearch>) {
  const request = { ...toListRequest(list), organization_id: list.search.organization }
  return identityQueries(scope).list(request)
}
