import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, linkOptions, stripSearchParams } from '@tanstack/react-router'
import * as v from 'valibot'
import { startQuery } from '@/api/core/load'
import { organizationQueries, useOrganizations } from '@/api/organizations'
import { pageDefaults, pageSearchSchema, toPageSize } from '@/features/record-list/list-search'
import { PagedRows, toListResult } from '@/features/record-list/paged-rows'
import { toClientName } from '@/features/record-list/recognize-search'
import { optional, searchText } from '@/lib/search-schema'
import { useClientColumns } from '@/routes/admin/-components/clients/client-columns'
import { MoreClients } from '@/routes/admin/-components/more-clients'
import { PageHeader } from '@/ui/display/page-header'
import { EmptyState } from '@/ui/feedback/states'
import { FilterBar } from '@/ui/fields/filter-bar'
import { ButtonLink } from '@/ui/form/button'
import { InlineAlert } from '@/ui/form/inline-alert'
import { SearchInput } from '@/ui/list-toolbar/search-input'

// Part of the entry chunk, like every search schema.

const clientListSearchSchema = v.object({
  ...pageSearchSchema.entries,
  /** Part of a client's name. It may be in the URL, because it isn't personal data. */
  name: optional(searchText),
})
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
function toRequest({ name = '', ...page }: ClientListSearch) {
  return { ...page, name: toClientName(name) }
}

function ClientsPage() {
  const { t } = useLingui()
  const { scope } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const clients = useOrganizations(scope, toRequest(search))
  const result = toListResult(clients, ({ organizations }) => organizations)
  const { page, page_size } = clients.data ?? search
  const omittedCount = clients.data?.unsent ?? 0
  const find = (name: string | undefined) =>
    void navigate({
      search: { ...search, page: 1, name },
      // Typing more text replaces the first text's history entry.
      replace: search.name !== undefined && name !== undefined,
    })
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
          (result.total ?? 0) + omittedCount > 0 ? (
            <Plural value={(result.total ?? 0) + omittedCount} one="# client" other="# clients" />
          ) : null
        }
      >
        <SearchInput
          label={t`Search clients`}
          placeholder={t`Client name`}
          value={search.name ?? ''}
          normalize={(text) => toClientName(text) ?? ''}
          // The field shows the typed text; the hint is about the text that would be sent.
          hint={(name) => (name ? undefined : t`Search by name only`)}
          onChange={(name) => find(name || undefined)}
        />
      </FilterBar>
      {omittedCount > 0 ? (
        <InlineAlert tone="info">
          <MoreClients count={omittedCount} />
        </InlineAlert>
      ) : null}
      <PagedRows
        label={t`Clients`}
        columns={useClientColumns()}
        rowKey={({ id }) => id}
        rowLink={({ id }) =>
          linkOptions({ to: '/admin/clients/$clientId', params: { clientId: id } })
        }
        result={result}
        search={{ ...search, page, page_size }}
        onSearch={(change) =>
          // Uses the response's page size, so the next page continues after the response's rows.
          void navigate({ search: { ...search, page_size: toPageSize(page_size), ...change } })
        }
        onClear={search.name === undefined ? undefined : () => find(undefined)}
        empty={
          <EmptyState
            illustration="people"
            title={<Trans>No clients yet</Trans>}
            text={<Trans>Set up the first client, then its bundles.</Trans>}
            action={newClient}
          />
        }
      />
    </>
  )
}
