import type { ReactNode } from 'react'

/**
 * What a component hands to a screen that has the typed router link:
 * `(slot) => <Link to="/…" params={…} {...slot} />`.
 */
export interface LinkSlot {
  className?: string | undefined
  children: ReactNode
  /** Beside following it. */
  onClick?: (() => void) | undefined
  'aria-label'?: string
  title?: string
  rel?: string
  role?: string
  tabIndex?: number
}

export type RenderLink = (slot: LinkSlot) => ReactNode
