import { msg } from '@lingui/core/macro'
import { Link, createFileRoute, stripSearchParams, useLocation } from '@tanstack/react-router'
import * as v from 'valibot'
import { load } from '@/api/load'
import { sessionQueries } from '@/api/sessions/queries'
import { requireIds } from '@/auth/guards'
import { pickedSearchEntries } from '@/routes/admin/-components/picked-search'
import { plainSearch } from '@/features/sessions/session-detail-search'
import { sessionDetailSearchSchema } from '@/features/sessions/session-detail-search'
import { SessionDetailSkeleton } from '@/features/sessions/detail/session-detail-skeleton'
import type { SessionLinks } from '@/features/sessions/session-links'
import { SessionScreen } from '@/features/sessions/detail/session-screen'
import { pageDefaults } from '@/features/record-list/list-search'

const searchSchema = v.object({
  ...sessionDetailSearchSchema.entries,
  /** Whose list it was met in; without one it was the bundle's own. */
  client: pickedSearchEntries.client,
})

export const Route = createFileRoute('/admin/sessions/$bundleId/$sessionId')({
  staticData: { title: msg`Session` },
  validateSearch: searchSchema,
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  beforeLoad: ({ params }) => {
    requireIds(params)
  },
  loader: ({ context, params, abortController }) =>
    load(
      context.queryClient,
      sessionQueries(context.scope).detail({
        bundle_id: params.bundleId,
        session_id: params.sessionId,
      }),
      abortController.signal,
    ),
  pendingComponent: SessionDetailSkeleton,
  component: AdminSessionPage,
})

function AdminSessionPage() {
  const { scope } = Route.useRouteContext()
  const { bundleId, sessionId } = Route.useParams()
  const { client, ...search } = Route.useSearch()
  const personal = useLocation({ select: ({ state }) => state.search })
  const navigate = Route.useNavigate()
  const kept = personal ? { search: personal } : {}
  const links: SessionLinks = {
    to: (target, slot) => (
      <Link
        to="/admin/sessions/$bundleId/$sessionId"
        params={{ bundleId, sessionId: target.sessionId }}
        search={{ ...target.search, client }}
        state={target.openedAsOverlay ? { ...kept, openedAsOverlay: true } : kept}
        resetScroll={!target.openedAsOverlay}
        {...slot}
      />
    ),
    go: (target, options) =>
      void navigate({
        to: '/admin/sessions/$bundleId/$sessionId',
        params: { bundleId, sessionId: target.sessionId },
        search: { ...target.search, client },
        state: kept,
        resetScroll: !target.openedAsOverlay,
        ...options,
      }),
    list: (slot) =>
      client ? (
        <Link
          to="/admin/sessions"
          search={{ ...plainSearch(search), client, bundle: bundleId }}
          state={kept}
          {...slot}
        />
      ) : (
        <Link
          to="/admin/bundle-sessions/$bundleId"
          params={{ bundleId }}
          search={plainSearch(search)}
          state={kept}
          {...slot}
        />
      ),
  }
  return (
    <SessionScreen
      scope={scope}
      bundle={{ bundle_id: bundleId, ...(client ? { organization_id: client } : {}) }}
      sessionId={sessionId}
      search={search}
      personal={personal}
      links={links}
    />
  )
}
