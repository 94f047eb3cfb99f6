import { Link, useLocation, useNavigate, useRouter, type ToOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { StateWithSearch } from '@/auth/private-search'
import type { LinkSlot, RenderLink } from '@/ui/display/link-slot'
import type { SessionTarget } from './session-detail-search'

/** The links of a session's screen. */
export interface SessionLinks {
  to: (target: SessionTarget, slot: LinkSlot) => ReactNode
  go: (target: SessionTarget) => void
  /** To the session from what is open on top of it; see `close`. */
  back: (target: SessionTarget, slot: LinkSlot) => ReactNode
  /** Goes back where the screen opened it; opened by its address, it leaves the session in its place. */
  close: (target: SessionTarget) => void
  /** Back to the list the session was opened from, with its filter and page. */
  list: (slot: LinkSlot) => ReactNode
}

/** Links to the pages of a session's client and bundle, where the realm has them. */
export interface SessionOwnerLinks {
  client?: RenderLink
  bundle?: RenderLink
}

/** Links to the drawer of a transaction. */
export type TransactionLink = (transactionId: string, slot: LinkSlot) => ReactNode

/** The same screen has another address in each realm; a route builds them with `linkOptions`. */
export interface SessionAddresses {
  session: (target: SessionTarget) => ToOptions
  list: ToOptions
  /** The pages of the session's client and bundle. */
  owners: (clientId: string | undefined) => { client?: ToOptions; bundle: ToOptions }
}

export function ownerLinks(
  addresses: SessionAddresses,
  clientId: string | undefined,
): SessionOwnerLinks {
  const { client, bundle } = addresses.owners(clientId)
  return {
    client: client && ((slot) => <Link {...client} {...slot} />),
    bundle: (slot) => <Link {...bundle} {...slot} />,
  }
}

export function useSessionLinks(
  addresses: Pick<SessionAddresses, 'session' | 'list'>,
  /** The key of the list's search text travels in the history state; the text never appears in a URL. */
  state: StateWithSearch,
): SessionLinks {
  const navigate = useNavigate()
  const { history } = useRouter()
  const isOverlay = useLocation({ select: (location) => location.state.openedAsOverlay })
  const optionsOf = (target: SessionTarget) => {
    // The list belongs to the bundle of the screen.
    const kept = target.bundleId === undefined ? state : {}
    return {
      ...addresses.session(target),
      state: (target.replaces ? isOverlay : target.openedAsOverlay)
        ? { ...kept, openedAsOverlay: true as const }
        : kept,
      resetScroll: !target.openedAsOverlay && !target.replaces,
      replace: target.replaces === true,
    }
  }
  const go = (target: SessionTarget) => void navigate(optionsOf(target))
  const close = (target: SessionTarget) =>
    isOverlay ? history.back() : go({ ...target, replaces: true })
  return {
    to: (target, slot) => <Link {...optionsOf(target)} {...slot} />,
    go,
    close,
    back: (target, slot) => (
      <Link
        {...optionsOf(target)}
        {...slot}
        onClick={(event) => {
          if (!isOverlay || event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          close(target)
        }}
      />
    ),
    list: (slot) => <Link {...addresses.list} state={state} {...slot} />,
  }
}
