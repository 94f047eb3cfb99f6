import { Link, type LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './chart-link.module.css'

/** Link to the records that a number counts, or a click handler that opens a dialog to choose among lists. */
export type ChartTarget = LinkOptions | (() => void)

interface ChartLinkProps {
  to: ChartTarget
  className: string | undefined
  children: ReactNode
}

export function ChartLink({ to, className, children }: ChartLinkProps) {
  return typeof to === 'function' ? (
    <button
      type="button"
      className={`${classes.button} ${className}`}
      aria-haspopup="dialog"
      onClick={to}
    >
      {children}
    </button>
  ) : (
    <Link {...to} className={className}>
      {children}
    </Link>
  )
}
