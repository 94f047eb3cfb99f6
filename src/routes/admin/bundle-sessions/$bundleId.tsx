import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { startQuery, useRows } from '@/api/core/load'
import { requireIds } from '@/auth/guards'
import { BundlePicker } from '@/routes/admin/-components/bundle-picker'
import { getLastPick } from '@/routes/admin/-components/picked-search'
import { PageHeader } from '@/ui/display/page-header'
import { ExportExtraResults } from '@/features/extra-results/export-extra-results'
import { SessionList } from '@/features/sessions/list/session-list'
import { sessionListQuery } from '@/features/sessions/list/session-list-query'
import { sessionSearchSchema } from '@/features/sessions/list/session-list-search'
import { pageDefaults } from '@/features/record-list/list-search'
import { getListState, useListState } from '@/features/record-list/list-state'

export const Route = createFileRoute('/admin/bundle-sessions/$bundleId')({
  staticData: { title: msg`Bundle sessions` },
  validateSearch: sessionSearchSchema,
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ params }) => {
    requireIds(params)
  },
  loader: (match) => {
    const { queryClient, scope } = match.context
    const bundle = { bundle_id: match.params.bundleId }
    // With the review filter, the list itself requests pages until enough rows match.
    if (!match.deps.review)
      startQuery(queryClient, sessionListQuery(scope, bundle, getListState(match)), match)
  },
  component: BundleSessionsPage,
})

function BundleSessionsPage() {
  const { bundleId } = Route.useParams()
  const navigate = Route.useNavigate()
  const list = useListState(Route)
  const { search, linkState } = list

  return (
    <>
      <PageHeader
        title={<Trans>Bundle sessions</Trans>}
        description={<Trans>All verifications for one bundle.</Trans>}
        action={<ExportExtraResults bundleId={bundleId} period={search} />}
      />
      <BundlePicker
        {...useBundleClient(bundleId)}
        bundle={bundleId}
        onPick={({ client, bundle }) => {
          const filters = { ...search, page: 1 }
          void (bundle
            ? navigate({ params: { bundleId: bundle }, search: filters, state: linkState })
            : navigate({ to: '/admin/sessions', search: { ...filters, client }, state: linkState }))
        }}
      />
      <SessionList key={bundleId} bundle={{ bundle_id: bundleId }} {...list} />
    </>
  )
}

/**
 * Returns a bundle's client from the bundle's first session, because the URL doesn't contain the client. If there are
 * no sessions, falls back to the last pick.
 */
function useBundleClient(bundleId: string): {
  client: string | undefined
  clientName?: string
} {
  const { scope, auth } = Route.useRouteContext()
  const lastPick = getLastPick(auth)
  // First page of the unfiltered list. If the screen has no filters, its list uses the same query.
  const unfilteredState = { search: pageDefaults, privateSearchText: undefined }
  const query = sessionListQuery(scope, { bundle_id: bundleId }, unfilteredState)
  const [session] = useRows(query).data?.sessions ?? []
  if (session?.bundle_id === bundleId)
    return { client: session.organization_id, clientName: session.organization_name }
  return { client: lastPick.bundle === bundleId ? lastPick.client : undefined }
}
