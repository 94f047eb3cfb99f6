import { msg } from '@lingui/core/macro'
import { Link, createFileRoute, stripSearchParams, useLocation } from '@tanstack/react-router'
import { load } from '@/api/load'
import { sessionQueries } from '@/api/sessions/queries'
import { requireIds } from '@/auth/guards'
import { plainSearch } from '@/features/sessions/session-detail-search'
import { sessionDetailSearchSchema } from '@/features/sessions/session-detail-search'
import { SessionDetailSkeleton } from '@/features/sessions/detail/session-detail-skeleton'
import type { SessionLinks } from '@/features/sessions/session-links'
import { SessionScreen } from '@/features/sessions/detail/session-screen'
import { pageDefaults } from '@/features/record-list/list-search'

export const Route = createFileRoute('/app/pages/bundle/$bundleId/sessions/$sessionId')({
  staticData: { title: msg`Session` },
  validateSearch: sessionDetailSearchSchema,
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
  component: SessionPage,
})

function SessionPage() {
  const { scope } = Route.useRouteContext()
  const { bundleId, sessionId } = Route.useParams()
  const search = Route.useSearch()
  const personal = useLocation({ select: ({ state }) => state.search })
  const navigate = Route.useNavigate()
  const kept = personal ? { search: personal } : {}
  const links: SessionLinks = {
    to: (target, slot) => (
      <Link
        to="/app/pages/bundle/$bundleId/sessions/$sessionId"
        params={{ bundleId, sessionId: target.sessionId }}
        search={target.search}
        state={target.openedAsOverlay ? { ...kept, openedAsOverlay: true } : kept}
        resetScroll={!target.openedAsOverlay}
        {...slot}
      />
    ),
    go: (target, options) =>
      void navigate({
        to: '/app/pages/bundle/$bundleId/sessions/$sessionId',
        params: { bundleId, sessionId: target.sessionId },
        search: target.search,
        state: kept,
        resetScroll: !target.openedAsOverlay,
        ...options,
      }),
    list: (slot) => (
      <Link
        to="/app/pages/bundle/$bundleId/sessions"
        params={{ bundleId }}
        // Named, or the list that was open last would be shown.
        search={{ ...plainSearch(search), tab: 'sessions' }}
        state={kept}
        {...slot}
      />
    ),
  }
  return (
    <SessionScreen
      scope={scope}
      bundle={{ bundle_id: bundleId }}
      sessionId={sessionId}
      search={search}
      personal={personal}
      links={links}
    />
  )
}
