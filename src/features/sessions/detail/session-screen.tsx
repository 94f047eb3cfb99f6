import { useLocation, useRouter } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { useSessionDetail } from '@/api/sessions/queries'
import type { Scope } from '@/auth/realm'
import { LoadingState } from '@/ui/feedback/loading-state'
import { BackToList } from './back-to-list'
import { SessionDetailView } from './session-detail'
import { AboutPerson } from '@/features/masking/personal-words'
import { plainSearch } from '@/features/sessions/session-detail-search'
import type { SessionDetailSearch } from '@/features/sessions/session-detail-search'
import type { SessionLinks } from '@/features/sessions/session-links'
import { SessionMenu } from './session-menu'
import { useNeighbours } from './session-steps'
import { SessionSteps } from './session-steps'

const TransactionDrawer = lazy(() =>
  import('@/features/transactions/transaction-drawer').then((module) => ({
    default: module.TransactionDrawer,
  })),
)
const SessionPrint = lazy(() =>
  import('@/features/sessions/print/session-print').then((module) => ({
    default: module.SessionPrint,
  })),
)
const SessionCompare = lazy(() =>
  import('@/features/sessions/compare/session-compare').then((module) => ({
    default: module.SessionCompare,
  })),
)

interface SessionScreenProps {
  scope: Scope
  bundle: { bundle_id: string; organization_id?: string }
  sessionId: string
  search: SessionDetailSearch
  /** A search text of the list that is not in the address. */
  personal: string | undefined
  links: SessionLinks
}

/** One session with all that opens over it, for clients and administrators. Its answer must have been loaded. */
export function SessionScreen(props: SessionScreenProps) {
  const { scope, bundle, sessionId, search, personal, links } = props
  const { bundle_id } = bundle
  const router = useRouter()
  const openedAsOverlay = useLocation({ select: ({ state }) => state.openedAsOverlay === true })
  const { data: session, isFetching } = useSessionDetail(scope, {
    bundle_id,
    session_id: sessionId,
  })
  const neighbours = useNeighbours(scope, bundle, search, personal, sessionId)
  const plain = { sessionId, search: plainSearch(search) }
  const closeDrawer = () => {
    if (openedAsOverlay) router.history.back()
    else links.go({ ...plain, openedAsOverlay: true }, { replace: true })
  }

  if (search.print || search.compare !== undefined) {
    return (
      <AboutPerson of={session}>
        <Suspense fallback={<LoadingState />}>
          {search.print ? (
            <SessionPrint session={session} target={plain} links={links} />
          ) : (
            <SessionCompare
              key={`${sessionId} ${search.compare}`}
              scope={scope}
              session={session}
              target={plain}
              other={search.compare ?? ''}
              neighbours={neighbours}
              links={links}
            />
          )}
        </Suspense>
      </AboutPerson>
    )
  }
  return (
    <AboutPerson of={session}>
      <BackToList links={links} />
      <SessionDetailView
        // What is unfolded belongs to one record, and nothing slides from one into the next.
        key={sessionId}
        session={session}
        updating={isFetching}
        steps={<SessionSteps neighbours={neighbours} search={search} links={links} />}
        action={<SessionMenu session={session} search={search} links={links} />}
        transactionLink={(transaction, slot) =>
          links.to(
            { sessionId, search: { ...plain.search, transaction }, openedAsOverlay: true },
            slot,
          )
        }
      />
      {search.transaction ? (
        <Suspense fallback={null}>
          <TransactionDrawer
            key={search.transaction}
            scope={scope}
            bundleId={bundle_id}
            transactionId={search.transaction}
            sessionId={sessionId}
            onClose={closeDrawer}
          />
        </Suspense>
      ) : null}
    </AboutPerson>
  )
}
