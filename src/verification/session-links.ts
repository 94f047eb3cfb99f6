import type { ReactNode } from 'react'
import type { LinkSlot } from '@/ui/link-slot'
import type { SessionTarget } from './session-detail-search'

export interface SessionLinkSlot extends LinkSlot {
  'aria-label'?: string
  title?: string
  rel?: string
  role?: string
  tabIndex?: number
  onClick?: () => void
}

/** The ways out of a session's screen: both areas have their own addresses for the same. */
export interface SessionLinks {
  to: (target: SessionTarget, slot: SessionLinkSlot) => ReactNode
  go: (target: SessionTarget, options?: { replace?: boolean }) => void
  /** To the list it was met in, with its filter and page. */
  list: (slot: SessionLinkSlot) => ReactNode
}
