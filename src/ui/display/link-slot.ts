import type { ReactNode } from 'react'

/**
 * The props a component passes to the typed router link of its screen:
 * `(slot) => <Link to="/…" params={…} {...slot} />`.
 */
export interface LinkSlot {
  className?: string
  children: ReactNode
  /** Called in addition to following the link. */
  onClick?: () => void
  'aria-label'?: string
  'aria-current'?: 'page' | undefined
  title?: string
  rel?: string
  role?: string
  tabIndex?: number
}

export type RenderLink = (slot: LinkSlot) => ReactNode
