import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as v from 'valibot'
import { startQuery } from '@/api/core/load'
import { BundlePicker } from '@/routes/admin/-components/bundle-picker'
import { NoBundlePicked } from '@/routes/admin/-components/no-bundle-picked'
import {
  toListedBundle,
  redirectToLastPick,
  pickedSearchEntries,
} from '@/routes/admin/-components/picked-search'
import type { WaitingList } from '@/routes/admin/-components/waiting/waiting-list'
import { useSessionFilters } from '@/features/sessions/list/session-fields'
import { PageHeader } from '@/ui/display/page-header'
import { ExportExtraResults } from '@/features/extra-results/export-extra-results'
import { SessionList } from '@/features/sessions/list/session-list'
import { sessionListQuery } from '@/features/sessions/list/session-list-query'
import { sessionFilters, sessionSearchSchema } from '@/features/sessions/list/session-list-search'
import { isFiltered, pageDefaults } from '@/features/record-list/list-search'
import { getListState, useListState } from '@/features/record-list/list-state'

const searchSchema = v.object({ ...sessionSearchSchema.entries, ...pickedSearchEntries })

export const Route = createFileRoute('/admin/sessions/')({
  staticData: { title: msg`Sessions` },
  validateSearch: searchSchema,
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context, search, location }) => {
    if (!isFiltered(sessionFilters, search)) redirectToLastPick(context.auth, search, location)
  },
  loader: (match) => {
    const bundle = toListedBundle(match.deps)
    if (!bundle) return
    const { queryClient, scope } = match.context
    startQuery(queryClient, sessionListQuery(scope, bundle, getListState(match)), match)
  },
  component: AdminSessionsPage,
})

function AdminSessionsPage() {
  const list = useListState(Route)
  const { search } = list
  const { client, bundle } = search
  const listedBundle = toListedBundle(search)

  return (
    <>
      <PageHeader
        title={<Trans>Sessions</Trans>}
        description={<Trans>All verifications for one bundle.</Trans>}
        action={bundle ? <ExportExtraResults bundleId={bundle} period={search} /> : null}
      />
      <BundlePicker
        client={client}
        bundle={bundle}
        // Keeps the filters, because users often know the search terms before they know the client.
        onPick={(pick) => list.onSearch({ ...pick, page: 1 })}
      />
      {listedBundle ? (
        <SessionList key={bundle} bundle={listedBundle} {...list} />
      ) : (
        <WaitingSessions {...list} />
      )}
    </>
  )
}

function WaitingSessions(list: Omit<WaitingList, 'params' | 'filters'>) {
  const waiting: WaitingList = { ...list, params: sessionFilters, filters: useSessionFilters(list) }
  return (
    <NoBundlePicked client={list.search.client} list={waiting}>
      <Trans>Sessions are listed by bundle. Choose a bundle to see its sessions.</Trans>
    </NoBundlePicked>
  )
}
