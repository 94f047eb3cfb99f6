import { msg } from '@lingui/core/macro'
import { createFileRoute, linkOptions, stripSearchParams } from '@tanstack/react-router'
import { requireIds } from '@/auth/guards'
import { pageDefaults } from '@/features/record-list/list-search'
import { SessionDetailSkeleton } from '@/features/sessions/detail/session-detail-skeleton'
import { SessionScreen } from '@/features/sessions/detail/session-screen'
import { loadSession } from '@/features/sessions/load-session'
import {
  sessionDetailSearchSchema,
  withoutOverlays,
} from '@/features/sessions/session-detail-search'

export const Route = createFileRoute('/app/pages/bundle/$bundleId/sessions/$sessionId')({
  staticData: { title: msg`Session` },
  validateSearch: sessionDetailSearchSchema,
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  beforeLoad: ({ params }) => {
    requireIds(params)
  },
  loader: loadSession,
  pendingComponent: SessionDetailSkeleton,
  component: SessionPage,
})

function SessionPage() {
  const { bundleId, sessionId } = Route.useParams()
  const search = Route.useSearch()
  // Sets the tab, because otherwise the last opened tab would be shown.
  const listSearch = { ...withoutOverlays(search), tab: 'sessions' } as const
  return (
    <SessionScreen
      bundle={{ bundle_id: bundleId }}
      sessionId={sessionId}
      search={search}
      routes={{
        session: (target) =>
          linkOptions({
            to: '/app/pages/bundle/$bundleId/sessions/$sessionId',
            params: { bundleId: target.bundleId ?? bundleId, sessionId: target.sessionId },
            search: target.search,
          }),
        owners: () => ({
          bundle: linkOptions({
            to: '/app/pages/bundle/$bundleId/sessions',
            params: { bundleId },
          }),
        }),
        list: search.bundles
          ? linkOptions({
              to: '/app/pages/bundle',
              search: { ...listSearch, sort: undefined },
            })
          : linkOptions({
              to: '/app/pages/bundle/$bundleId/sessions',
              params: { bundleId },
              search: listSearch,
            }),
      }}
    />
  )
}
