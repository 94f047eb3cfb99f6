import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/api/load'
import { sessionQueries, useSessionDetail } from '@/api/sessions/queries'
import { requireIds } from '@/auth/guards'
import { SessionDetailView } from '@/verification/session-detail'
import { SessionDetailSkeleton } from '@/verification/session-detail-skeleton'

export const Route = createFileRoute('/admin/sessions/$bundleId/$sessionId')({
  staticData: { title: msg`Session` },
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
  const { data } = useSessionDetail(scope, { bundle_id: bundleId, session_id: sessionId })
  return <SessionDetailView session={data} />
}
