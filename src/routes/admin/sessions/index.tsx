import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { useCallback } from 'react'
import * as v from 'valibot'
import { isSilent } from '@/api/core/api-error'
import { loadRows } from '@/api/core/load'
import { privateSearchTextOf } from '@/auth/private-search'
import { sessionQueries } from '@/api/sessions/queries'
import type { Session } from '@/api/sessions/schema'
import type { LinkSlot } from '@/ui/display/link-slot'
import { BundlePicker, NoBundlePicked } from '@/routes/admin/-components/bundle-picker'
import { openLastPicked, pickedSearchEntries } from '@/routes/admin/-components/picked-search'
import { PageHeader } from '@/ui/display/page-header'
import { ExportExtraResults } from '@/features/extra-results/export-extra-results'
import { SessionList, SessionListSkeleton } from '@/features/sessions/list/session-list'
import { toSessionListRequest } from '@/features/sessions/list/session-request'
import { pageDefaults, listSearchSchema } from '@/features/record-list/list-search'
import { useListState } from '@/features/record-list/list-state'

const searchSchema = v.object({ ...listSearchSchema.entries, ...pickedSearchEntries })

export const Route = createFileRoute('/admin/sessions/')({
  staticData: { title: msg`Sessions` },
  validateSearch: searchSchema,
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context, search, location }) => {
    openLastPicked(context.auth, search, location)
  },
  loader: async ({ context, deps, location, abortController, cause }) => {
    if (!deps.bundle) return
    const request = toSessionListRequest(
      bundleOf(deps.bundle, deps.client),
      deps,
      privateSearchTextOf(location.state, context.scope),
    )
    await loadRows(context.queryClient, sessionQueries(context.scope).list(request), {
      abortController,
      cause,
    }).catch((error: unknown) => {
      // The list says why it has no rows: the pickers stay, to choose another bundle.
      if (isSilent(error)) throw error
    })
  },
  pendingComponent: SessionListSkeleton,
  component: AdminSessionsPage,
})

function AdminSessionsPage() {
  const { scope } = Route.useRouteContext()
  const { linkState, ...list } = useListState(Route)
  const { search } = list
  const { client, bundle } = search
  const navigate = Route.useNavigate()
  // The same function until the list changes, or every row would render again.
  const rowLink = useCallback(
    (row: Session, slot: LinkSlot, compare?: string) => {
      const { bundle: bundleId = '', ...filter } = search
      return (
        <Link
          to="/admin/sessions/$bundleId/$sessionId"
          params={{ bundleId, sessionId: row.session_id }}
          search={{ ...filter, compare }}
          state={linkState}
          {...slot}
        />
      )
    },
    [search, linkState],
  )

  return (
    <>
      <PageHeader
        title={<Trans>Sessions</Trans>}
        description={<Trans>All verifications of one bundle.</Trans>}
        action={
          bundle ? <ExportExtraResults scope={scope} bundleId={bundle} period={search} /> : null
        }
      />
      <BundlePicker
        scope={scope}
        client={client}
        bundle={bundle}
        // People often know what to search for before they know the client.
        onPick={(picked) =>
          void navigate({
            search: { ...search, page: 1, ...picked },
            state: linkState,
          })
        }
      />
      {bundle ? (
        <SessionList
          key={bundle}
          scope={scope}
          bundle={bundleOf(bundle, client)}
          {...list}
          rowLink={rowLink}
        />
      ) : (
        <NoBundlePicked scope={scope} client={client}>
          <Trans>Sessions are listed by bundle. Choose a bundle to see its sessions.</Trans>
        </NoBundlePicked>
      )}
    </>
  )
}

function bundleOf(bundle: string, client: string | undefined) {
  return { bundle_id: bundle, ...(client ? { organization_id: client } : {}) }
}
