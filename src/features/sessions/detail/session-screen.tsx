import { Trans } from '@lingui/react/macro'
import { IconArrowLeft } from '@tabler/icons-react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { Suspense, lazy, useState } from 'react'
import { useSessionDetail } from '@/api/sessions/queries'
import { privateSearchState, privateSearchTextOf } from '@/auth/private-search'
import type { Scope } from '@/auth/realm'
import { AboutPerson } from '@/features/masking/about-person'
import {
  withoutOverlays,
  type SessionDetailSearch,
  type SessionTarget,
} from '@/features/sessions/session-detail-search'
import {
  useSessionLinks,
  type SessionAddresses,
  type SessionLinks,
} from '@/features/sessions/session-links'
import { smallIconProps } from '@/ui/display/icon-props'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { LoadingState } from '@/ui/feedback/loading-state'
import { SessionDetailView } from './session-detail'
import { SessionMenu } from './session-menu'
import { SessionSteps, useNeighbours } from './session-steps'
import classes from './session-detail.module.css'

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

const SessionZipDialog = lazy(() =>
  import('@/features/sessions/zip/session-zip-dialog').then((module) => ({
    default: module.SessionZipDialog,
  })),
)

interface SessionScreenProps {
  scope: Scope
  bundle: { bundle_id: string; organization_id?: string }
  sessionId: string
  search: SessionDetailSearch
  addresses: SessionAddresses
}

/**
 * One session with its drawer, comparison and print view, for clients and administrators.
 * The route's loader must have loaded the session.
 */
export function SessionScreen(props: SessionScreenProps) {
  const { scope, bundle, sessionId, search, addresses } = props
  const { bundle_id } = bundle
  const router = useRouter()
  const state = useLocation({ select: (location) => location.state })
  const privateSearchText = privateSearchTextOf(state, scope)
  const links = useSessionLinks(addresses, privateSearchState(scope.sid, privateSearchText))
  const { data: session, isFetching } = useSessionDetail(scope, {
    bundle_id,
    session_id: sessionId,
  })
  const neighbours = useNeighbours(scope, bundle, search, privateSearchText, sessionId)
  const target: SessionTarget = { sessionId, search: withoutOverlays(search) }
  const [isExporting, setIsExporting] = useState(false)
  const closeDrawer = () => {
    if (state.openedAsOverlay) router.history.back()
    else links.go({ ...target, openedAsOverlay: true }, { replace: true })
  }

  if (search.print || search.compare !== undefined) {
    return (
      <AboutPerson of={session}>
        <Suspense fallback={<LoadingState />}>
          {search.print ? (
            <SessionPrint session={session} target={target} links={links} />
          ) : (
            <SessionCompare
              key={`${sessionId} ${search.compare}`}
              scope={scope}
              session={session}
              target={target}
              otherId={search.compare ?? ''}
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
        // Resets what is unfolded, and keeps values from animating from one session to the next.
        key={sessionId}
        session={session}
        updating={isFetching}
        steps={<SessionSteps neighbours={neighbours} search={search} links={links} />}
        action={
          <SessionMenu
            session={session}
            search={search}
            links={links}
            onExportZip={scope.realm === 'admin' ? () => setIsExporting(true) : undefined}
          />
        }
        transactionLink={(transaction, slot) =>
          links.to(
            { sessionId, search: { ...target.search, transaction }, openedAsOverlay: true },
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
      {isExporting ? (
        <LazyPart onFailure={() => setIsExporting(false)}>
          <SessionZipDialog scope={scope} session={session} onClose={() => setIsExporting(false)} />
        </LazyPart>
      ) : null}
    </AboutPerson>
  )
}

/** `rel="up"`: Esc follows this link too. */
function BackToList({ links }: { links: SessionLinks }) {
  return links.list({
    className: classes.back,
    rel: 'up',
    children: (
      <>
        <IconArrowLeft {...smallIconProps} />
        <Trans>Back to the list</Trans>
      </>
    ),
  })
}
