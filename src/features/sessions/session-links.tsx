import { Link, useNavigate, type ToOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PrivateSearch } from '@/auth/private-search'
import type { LinkSlot } from '@/ui/display/link-slot'
import type { SessionTarget } from './session-detail-search'

/** The links of a session's screen. */
export interface SessionLinks {
  to: (target: SessionTarget, slot: LinkSlot) => ReactNode
  /** `openedAsOverlay` is for the new entry of the history. */
  go: (target: SessionTarget, options?: { replace?: boolean; openedAsOverlay?: boolean }) => void
  /** Back to the list the session was opened from, with its filter and page. */
  list: (slot: LinkSlot) => ReactNode
}

/** Links to the drawer of a transaction. */
export type TransactionLink = (transactionId: string, slot: LinkSlot) => ReactNode

/** The same screen has another address in each realm; a route builds them with `linkOptions`. */
export interface SessionAddresses {
  session: (target: SessionTarget) => ToOptions
  list: ToOptions
}

export function useSessionLinks(
  addresses: SessionAddresses,
  /** The list's search text goes along in the history state, so that it never appears in a URL. */
  state: { search?: PrivateSearch },
): SessionLinks {
  const navigate = useNavigate()
  return {
    to: (target, slot) => (
      <Link
        {...addresses.session(target)}
        state={target.openedAsOverlay ? { ...state, openedAsOverlay: true } : state}
        resetScroll={!target.openedAsOverlay}
        {...slot}
      />
    ),
    go: (target, { replace = false, openedAsOverlay = false } = {}) =>
      void navigate({
        ...addresses.session(target),
        state: openedAsOverlay ? { ...state, openedAsOverlay } : state,
        resetScroll: !target.openedAsOverlay,
        replace,
      }),
    list: (slot) => <Link {...addresses.list} state={state} {...slot} />,
  }
}
