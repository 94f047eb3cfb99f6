import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as v from 'valibot'
import { startRows } from '@/api/core/load'
import { BundlePicker } from '@/routes/admin/-components/bundle-picker'
import { NoBundlePicked } from '@/routes/admin/-components/no-bundle-picked'
import {
  bundleOf,
  openLastPicked,
  pickedSearchEntries,
} from '@/routes/admin/-components/picked-search'
import { hasFilter } from '@/routes/admin/-components/waiting/waiting-list'
import { PageHeader } from '@/ui/display/page-header'
import { ExportExtraResults } from '@/features/extra-results/export-extra-results'
import { SessionList } from '@/features/sessions/list/session-list'
import { sessionListQuery, sessionSearchSchema } from '@/features/sessions/list/session-list-query'
import { pageDefaults } from '@/features/record-list/list-search'
import { listStateOf, useListState } from '@/features/record-list/list-state'

const searchSchema = v.object({ ...sessionSearchSchema.entries, ...pickedSearchEntries })

export const Route = createFileRoute('/admin/sessions/')({
  staticData: { title: msg`Sessions` },
  validateSearch: searchSchema,
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context, search, location }) => {
    if (!hasFilter(search)) openLastPicked(context.auth, search, location)
  },
  loader: (match) => {
    const bundle = bundleOf(match.deps)
    if (!bundle) return
    const { queryClient, scope } = match.context
    startRows(queryClient, sessionListQuery(scope, bundle, listStateOf(match)), match)
  },
  component: AdminSessionsPage,
})

function AdminSessionsPage() {
  const list = useListState(Route)
  const { search } = list
  const { client, bundle } = search
  const listed = bundleOf(search)

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
        // People often know what to search for before they know the client.
        onPick={(picked) => list.onSearch({ ...picked, page: 1 })}
      />
      {listed ? (
        <SessionList key={bundle} bundle={listed} {...list} />
      ) : (
        <NoBundlePicked client={client} list={list}>
          <Trans>Sessions are listed by bundle. Choose a bundle to see its sessions.</Trans>
        </NoBundlePicked>
      )}
    </>
  )
}
