import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, linkOptions, stripSearchParams } from '@tanstack/react-router'
import { lazy } from 'react'
import * as v from 'valibot'
import { startQuery } from '@/api/core/load'
import { organizationPage, type OrganizationSearch } from '@/api/organization-page'
import { organizationQueries } from '@/api/organizations'
import { errorReason } from '@/features/labels/error-reason'
import { pageDefaults, pageSearchSchema, toPageSize } from '@/features/record-list/list-search'
import { useListState } from '@/features/record-list/list-state'
import { useListWithTools } from '@/features/record-list/list-with-tools'
import { PagedRows } from '@/features/record-list/paged-rows'
import { toClientName } from '@/features/record-list/recognize-search'
import { optional, searchText } from '@/lib/search-schema'
import { useClientColumns } from '@/routes/admin/-components/clients/client-columns'
import { useClientMonths } from '@/routes/admin/-components/clients/client-month'
import { MoreClients } from '@/routes/admin/-components/more-clients'
import { SentenceGap } from '@/ui/display/joined-text'
import { PageHeader } from '@/ui/display/page-header'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { EmptyState } from '@/ui/feedback/states'
import { FilterBar } from '@/ui/fields/filter-bar'
import { Button, ButtonLink } from '@/ui/form/button'
import { InlineAlert } from '@/ui/form/inline-alert'
import { ListTools } from '@/ui/list-toolbar/list-tools'
import { SearchInput } from '@/ui/list-toolbar/search-input'

const ClientListExport = lazy(() =>
  import('@/routes/admin/-components/clients/client-list-export').then((module) => ({
    default: module.ClientListExport,
  })),
)

// Part of the entry chunk, like every search schema.

/** Part of a client's name. It may be in the URL and in saved views, because it isn't personal data. */
const params = { name: optional(searchText) }
const clientListSearchSchema = v.object({ ...pageSearchSchema.entries, ...params })
type ClientListSearch = v.InferOutput<typeof clientListSearchSchema>

export const Route = createFileRoute('/admin/clients/')({
  staticData: { title: msg`Clients` },
  validateSearch: clientListSearchSchema,
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, ...navigation }) => {
    const { queryClient, scope } = context
    startQuery(queryClient, organizationQueries(scope).list(toRequest(deps)), navigation)
  },
  component: ClientsPage,
})

/** Omits text that can't be a client's name, even if the URL contains the text (behavior 11.2). */
function toRequest({ name = '', page, page_size }: ClientListSearch): OrganizationSearch {
  return { page, page_size, name: toClientName(name) }
}

function ClientsPage() {
  const { t } = useLingui()
  const { scope, auth } = Route.useRouteContext()
  const { search: urlSearch, onSearch, ...state } = useListState(Route)
  const search = { ...urlSearch, name: toClientName(urlSearch.name ?? '') }
  const months = useClientMonths(auth.profile().permissions.includes('admin_analytics'))
  const { response, tools, table, exporting } = useListWithTools({
    ...state,
    search,
    onSearch,
    listId: 'clients',
    columns: useClientColumns(months),
    rowKey: ({ id }) => id,
    query: (list) => organizationQueries(scope).list(toRequest(list.search)),
    getRows: (list, page) =>
      organizationPage(list, toRequest({ ...search, ...page })).organizations,
    params,
    searchSchema: clientListSearchSchema,
  })
  const shown = response && organizationPage(response, search)
  const { page, page_size } = shown ?? search
  const omittedCount = shown?.unsent ?? 0
  const total = table.result.total ?? 0
  const newClient = (
    <ButtonLink to="/admin/clients/new">
      <Trans>New client</Trans>
    </ButtonLink>
  )

  return (
    <>
      <PageHeader
        title={<Trans>Clients</Trans>}
        description={<Trans>Companies that verify people with your services.</Trans>}
        action={newClient}
      />
      <FilterBar
        total={
          total + omittedCount > 0 ? (
            <Plural value={total + omittedCount} one="# client" other="# clients" />
          ) : null
        }
        tools={<ListTools {...tools} />}
      >
        <SearchInput
          label={t`Search clients`}
          placeholder={t`Client name`}
          value={urlSearch.name ?? ''}
          normalize={(text) => toClientName(text) ?? ''}
          // The field shows the typed text, but the hint describes the text to send.
          hint={(name) => (name ? undefined : t`Search by name only`)}
          onChange={(name) =>
            onSearch(
              { page: 1, name: name || undefined },
              // Typing more text replaces the first text's history entry.
              { replace: urlSearch.name !== undefined && name !== '' },
            )
          }
        />
      </FilterBar>
      {omittedCount > 0 ? (
        <InlineAlert tone="info">
          <MoreClients count={omittedCount} />
        </InlineAlert>
      ) : null}
      {months.error ? (
        <InlineAlert tone="warning">
          <Trans>This month’s figures could not be loaded.</Trans>
          <SentenceGap />
          {errorReason(months.error)}
          <Button
            variant="subtle"
            size="compact-sm"
            busy={months.isFetching}
            onClick={() => void months.refetch()}
          >
            <Trans>Try again</Trans>
          </Button>
        </InlineAlert>
      ) : null}
      <PagedRows
        {...table}
        label={t`Clients`}
        rowLink={({ id }) =>
          linkOptions({ to: '/admin/clients/$clientId', params: { clientId: id } })
        }
        search={{ ...search, page, page_size }}
        // Uses the response's page size, so the next page continues after the response's rows.
        onSearch={(change) => onSearch({ page_size: toPageSize(page_size), ...change })}
        empty={
          <EmptyState
            illustration="people"
            title={<Trans>No clients yet</Trans>}
            text={<Trans>Set up the first client, then its bundles.</Trans>}
            action={newClient}
          />
        }
      />
      {exporting ? (
        <LazyPart onFailure={exporting.onClose}>
          <ClientListExport {...exporting} months={months.byId} />
        </LazyPart>
      ) : null}
    </>
  )
}
