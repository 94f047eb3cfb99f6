import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
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
import { LoadingState } from '@/ui/feedback/loading-state'
import { ExportExtraResults } from '@/features/extra-results/export-extra-results'
import { SessionList } from '@/features/sessions/list/session-list'
import { sessionListQuery } from '@/features/sessions/list/session-list-query'
import { sessionFilters, sessionSearchSchema } from '@/features/sessions/list/session-list-search'
import { isFiltered, pageDefaults } from '@/features/record-list/list-search'
import { mergedSearchEntries } from '@/features/record-list/merged/merged-search'
import { getListState, useListState } from '@/features/record-list/list-state'

const MergedList = lazy(() =>
  import('@/features/record-list/merged/merged-list').then((module) => ({
    default: module.MergedList,
  })),
)

const searchSchema = v.object({
  ...sessionSearchSchema.entries,
  ...pickedSearchEntries,
  bundles: mergedSearchEntries.bundles,
})

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
    // With the review filter, the list itself requests pages until enough rows match.
    if (!match.deps.review)
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
        description={
          bundle ? (
            <Trans>All verifications for one bundle.</Trans>
          ) : (
            <Trans>All verifications for one client.</Trans>
          )
        }
        action={bundle ? <ExportExtraResults bundleId={bundle} period={search} /> : null}
      />
      <BundlePicker
        client={client}
        bundle={bundle}
        // Keeps the filters, because users often know the search terms before they know the client.
        onPick={(pick) => list.onSearch({ ...pick, bundles: undefined, page: 1 })}
      />
      {listedBundle ? (
        <SessionList key={bundle} bundle={listedBundle} {...list} />
      ) : client ? (
        <Suspense fallback={<LoadingState />}>
          <MergedList key={client} clientId={client} {...list}>
            {(screen) => <SessionList {...screen} />}
          </MergedList>
        </Suspense>
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
      <Trans>Sessions are listed by client. Choose a client to see its sessions.</Trans>
    </NoBundlePicked>
  )
}
