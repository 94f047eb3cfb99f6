import type { ReactNode } from 'react'
import type { LinkSlot } from '@/ui/display/link-slot'
import type { SessionTarget } from './session-detail-search'

/** The ways out of a session's screen: both areas have their own addresses for the same. */
export interface SessionLinks {
  to: (target: SessionTarget, slot: LinkSlot) => ReactNode
  go: (target: SessionTarget, options?: { replace?: boolean }) => void
  /** To the list it was met in, with its filter and page. */
  list: (slot: LinkSlot) => ReactNode
}

/** The way to the drawer of a transaction, from wherever it is named. */
export type TransactionLink = (transactionId: string, slot: LinkSlot) => ReactNode
