import { msg } from '@lingui/core/macro'
import { createFileRoute, linkOptions, stripSearchParams } from '@tanstack/react-router'
import * as v from 'valibot'
import { requireIds } from '@/auth/guards'
import { SessionImages, SessionImagesSkeleton } from '@/features/images/session-images'
import { pageDefaults } from '@/features/record-list/list-search'
import { SessionDetailSkeleton } from '@/features/sessions/detail/session-detail-skeleton'
import { SessionScreen } from '@/features/sessions/detail/session-screen'
import { loadSession } from '@/features/sessions/load-session'
import {
  sessionDetailSearchSchema,
  withoutOverlays,
} from '@/features/sessions/session-detail-search'
import { pickedSearchEntries } from '@/routes/admin/-components/picked-search'

const searchSchema = v.object({
  ...sessionDetailSearchSchema.entries,
  /** The client whose list the session was opened from. If missing, the session was opened from the bundle's list. */
  client: pickedSearchEntries.client,
})

export const Route = createFileRoute('/admin/sessions/$bundleId/$sessionId')({
  staticData: { title: msg`Session` },
  validateSearch: searchSchema,
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  beforeLoad: ({ params }) => {
    requireIds(params)
  },
  loader: loadSession,
  pendingComponent: () => <SessionDetailSkeleton images={<SessionImagesSkeleton />} />,
  component: AdminSessionPage,
})

function AdminSessionPage() {
  const { bundleId, sessionId } = Route.useParams()
  const { client, ...search } = Route.useSearch()
  const listSearch = withoutOverlays(search)
  return (
    <SessionScreen
      bundle={{ bundle_id: bundleId, organization_id: client }}
      sessionId={sessionId}
      search={search}
      images={(slot) => <SessionImages {...slot} />}
      routes={{
        session: (target) =>
          linkOptions({
            to: '/admin/sessions/$bundleId/$sessionId',
            params: { bundleId: target.bundleId ?? bundleId, sessionId: target.sessionId },
            search: { ...target.search, client },
          }),
        owners: (clientId) =>
          clientId === undefined
            ? {
                bundle: linkOptions({
                  to: '/admin/bundle-sessions/$bundleId',
                  params: { bundleId },
                }),
              }
            : {
                client: linkOptions({ to: '/admin/clients/$clientId', params: { clientId } }),
                bundle: linkOptions({
                  to: '/admin/clients/$clientId/$bundleId',
                  params: { clientId, bundleId },
                }),
              },
        list: client
          ? linkOptions({
              to: '/admin/sessions',
              // A merged list has no single bundle.
              search: { ...listSearch, client, bundle: search.bundles ? undefined : bundleId },
            })
          : linkOptions({
              to: '/admin/bundle-sessions/$bundleId',
              params: { bundleId },
              search: listSearch,
            }),
      }}
    />
  )
}
