import {
  useLocation,
  useNavigate,
  useRouter,
  type LinkComponentProps,
  type LinkOptions,
} from '@tanstack/react-router'
import type { StateWithSearch } from '@/features/record-list/private-search'
import type { SessionTarget } from './session-detail-search'

/** Links on a session's screen. */
export interface SessionLinks {
  to: (target: SessionTarget) => LinkOptions
  go: (target: SessionTarget) => void
  /** Returns the link from an overlay back to the session. A plain click does the same as `close`. */
  back: (target: SessionTarget) => LinkComponentProps
  /** Goes back if the screen opened the overlay. Otherwise replaces the overlay with the session. */
  close: (target: SessionTarget) => void
  /** Link to the list that the session was opened from, with its filter and page. */
  list: LinkOptions
}

/** Links to the session's client and bundle, if the realm has such pages. */
export interface SessionOwnerLinks {
  client?: LinkOptions
  bundle?: LinkOptions
}

/** Returns the link to a transaction's drawer. */
export type TransactionLink = (transactionId: string) => LinkOptions

/** The realm's routes for the session screen, because the screen's path differs between realms. */
export interface SessionRoutes {
  session: (target: SessionTarget) => LinkOptions
  list: LinkOptions
  owners: (clientId: string | undefined) => SessionOwnerLinks
}

export function useSessionLinks(
  routes: Pick<SessionRoutes, 'session' | 'list'>,
  /** History state with the key of the list's search text. The text never appears in a URL. */
  state: StateWithSearch,
): SessionLinks {
  const navigate = useNavigate()
  const { history } = useRouter()
  const isOverlay = useLocation({ select: (location) => location.state.openedAsOverlay })
  const to = (target: SessionTarget): LinkOptions => {
    // Omits the search text for a session of another bundle unless the list contains several bundles.
    const isInList = target.bundleId === undefined || target.search.bundles !== undefined
    const keptState = isInList ? state : {}
    return {
      ...routes.session(target),
      state: (target.replaces ? isOverlay : target.openedAsOverlay)
        ? { ...keptState, openedAsOverlay: true as const }
        : keptState,
      resetScroll: !target.openedAsOverlay && !target.replaces,
      replace: target.replaces === true,
    }
  }
  const go = (target: SessionTarget) => void navigate(to(target))
  const close = (target: SessionTarget) =>
    isOverlay ? history.back() : go({ ...target, replaces: true })
  return {
    to,
    go,
    close,
    back: (target) => ({
      ...to(target),
      onClick: (event) => {
        if (!isOverlay || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        close(target)
      },
    }),
    list: { ...routes.list, state },
  }
}
