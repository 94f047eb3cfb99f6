import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useLocation, type LinkOptions } from '@tanstack/react-router'
import { Suspense, lazy, useEffect, useRef, useState, type ReactNode } from 'react'
import { useScope } from '@/api/core/use-scope'
import { useRecordOpenedSession } from '@/api/opened-sessions'
import { useSessionDetail } from '@/api/sessions'
import type { SessionDetail } from '@/backend/sessions'
import { useStatusName } from '@/features/labels/status-badge'
import { useFocusAfter } from '@/features/record-list/focus-after'
import { usePrivateSearch } from '@/features/record-list/list-state'
import { PersonalContext } from '@/features/masking/personal-context'
import {
  withoutOverlays,
  type SessionDetailSearch,
  type SessionTarget,
} from '@/features/sessions/session-detail-search'
import {
  useSessionLinks,
  type SessionLinks,
  type SessionRoutes,
} from '@/features/sessions/session-links'
import { shortenMiddle } from '@/lib/format'
import { smallIconProps } from '@/ui/display/icon-props'
import { lazyExtra } from '@/ui/feedback/lazy-extra'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { LoadingState } from '@/ui/feedback/loading-state'
import { findIn } from '@/browser/dom-lookups'
import { useScreenName } from '@/ui/shell/screen-name'
import { SessionDetailView } from './session-detail'
import { SessionMenu } from './session-menu'
import { SessionSteps, useNeighbors } from './session-steps'
import common from '@/ui/display/common.module.css'
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

// Lazy, because its searches start only when the user asks for them.
const SamePerson = lazyExtra(async () => (await import('./same-person')).SamePerson)

interface SessionScreenProps {
  bundle: { bundle_id: string; organization_id?: string }
  sessionId: string
  search: SessionDetailSearch
  routes: SessionRoutes
  /** The session's images, if the realm has them. */
  images?: (slot: SessionImagesSlot) => ReactNode
}

export interface SessionImagesSlot {
  session: SessionDetail
  /** The key of the image in the viewer. */
  openedImage: string | undefined
  imageLink: (image: string) => LinkOptions
  onSwitch: (image: string) => void
  onClose: () => void
}

/**
 * Shows one session with its drawer, comparison and print view, for clients and administrators. The route's loader must
 * have loaded the session.
 */
export function SessionScreen(props: SessionScreenProps) {
  const scope = useScope()
  const { bundle, sessionId, search, routes, images } = props
  const { bundle_id } = bundle
  const isOverlay = useLocation({ select: ({ state }) => state.openedAsOverlay === true })
  const { privateSearchText, isSearchLost, linkState } = usePrivateSearch()
  const links = useSessionLinks(routes, linkState)
  const { data: session, isFetching } = useSessionDetail(scope, {
    bundle_id,
    session_id: sessionId,
  })
  useSessionName(session)
  useRecordOpenedSession(scope, session)
  const neighbors = useNeighbors(
    bundle,
    { search, privateSearchText },
    // If a reload lost the list's search text, the list has different rows, so the neighbors are unknown.
    isSearchLost ? undefined : sessionId,
  )
  const target: SessionTarget = { sessionId, search: withoutOverlays(search) }
  const [isExporting, setIsExporting] = useState(false)
  const withImage = (image: string): SessionTarget => ({
    sessionId,
    search: { ...target.search, image },
    openedAsOverlay: true,
  })
  const closeOverlay = () => links.close(target)
  const isReplaced = search.print !== undefined || search.compare !== undefined
  useFocusAfter(search.transaction ?? search.image)
  useFocusAfterClosing(isReplaced, isOverlay)

  if (isReplaced) {
    return (
      <PersonalContext value={session}>
        {search.compare !== undefined && !isOverlay ? <BackToList links={links} /> : null}
        <Suspense fallback={<LoadingState />}>
          {search.print ? (
            <SessionPrint session={session} target={target} links={links} />
          ) : (
            <SessionCompare
              key={sessionId}
              session={session}
              clientId={bundle.organization_id}
              target={target}
              otherId={search.compare ?? ''}
              otherBundle={search.compare_bundle}
              differencesOnly={search.differences === '1'}
              neighbors={neighbors}
              links={links}
            />
          )}
        </Suspense>
      </PersonalContext>
    )
  }
  return (
    <PersonalContext value={session}>
      <BackToList links={links} />
      <SessionDetailView
        // Remounts when the session changes, so expanded sections collapse and values don't animate between sessions.
        key={sessionId}
        session={session}
        images={images?.({
          session,
          openedImage: search.image,
          imageLink: (image) => links.to(withImage(image)),
          // Replaces the history entry, so Back closes the viewer no matter how many images it has shown.
          onSwitch: (image) => links.go({ ...withImage(image), replaces: true }),
          onClose: closeOverlay,
        })}
        owners={routes.owners(session.organization_id ?? bundle.organization_id)}
        updating={isFetching && session.status !== 'in_progress'}
        steps={<SessionSteps neighbors={neighbors} search={search} links={links} />}
        action={
          <SessionMenu
            session={session}
            search={search}
            links={links}
            onExportZip={scope.realm === 'admin' ? () => setIsExporting(true) : undefined}
          />
        }
        related={
          <Suspense fallback={null}>
            <SamePerson
              session={session}
              owner={session.organization_id ?? bundle.organization_id}
              link={(other) =>
                links.to({
                  sessionId: other.session_id,
                  ...(other.bundle_id === session.bundle_id ? {} : { bundleId: other.bundle_id }),
                  search: target.search,
                })
              }
            />
          </Suspense>
        }
        transactionLink={(transaction) =>
          links.to({
            sessionId,
            search: { ...target.search, transaction },
            openedAsOverlay: true,
          })
        }
      />
      {search.transaction ? (
        <Suspense fallback={null}>
          <TransactionDrawer
            key={search.transaction}
            bundleId={bundle_id}
            transactionId={search.transaction}
            sessionId={sessionId}
            onClose={closeOverlay}
          />
        </Suspense>
      ) : null}
      {isExporting ? (
        <LazyPart onFailure={() => setIsExporting(false)}>
          <SessionZipDialog sessions={[session]} onClose={() => setIsExporting(false)} />
        </LazyPart>
      ) : null}
    </PersonalContext>
  )
}

/**
 * Moves the focus to the menu button when the print view or comparison closes, because both views replace that menu.
 */
function useFocusAfterClosing(isReplaced: boolean, isOverlay: boolean) {
  const wasOverlay = useRef(false)
  useEffect(() => {
    // Remembers the overlay because, when the user goes back, the history state changes before `isReplaced`.
    if (isReplaced) wasOverlay.current ||= isOverlay
    else if (wasOverlay.current) {
      wasOverlay.current = false
      findIn(document, 'menuButton')?.focus()
    }
  }, [isReplaced, isOverlay])
}

function useSessionName({ session_id, status, ...session }: SessionDetail) {
  const { t } = useLingui()
  const statusName = useStatusName('session')
  const owner = [session.organization_name, session.bundle_name].filter(Boolean).join(' · ')
  useScreenName({
    title: t`Session ${shortenMiddle(session_id)}`,
    thing: statusName(status),
    ids: { [session.bundle_id]: owner },
  })
}

/** `rel="up"`: Esc also follows this link. */
function BackToList({ links }: { links: SessionLinks }) {
  return (
    <Link
      {...links.list}
      className={`${common.inline} ${common.note} ${common.screenOnly} ${common.mirrored} ${classes.back}`}
      rel="up"
    >
      <IconArrowLeft {...smallIconProps} />
      <Trans>Back to the list</Trans>
    </Link>
  )
}
