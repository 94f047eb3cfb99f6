import type { ReactNode } from 'react'
import classes from './badge.module.css'

export type Tone = 'success' | 'failure' | 'warning' | 'info' | 'neutral'

/** A status as color, icon and text, so the meaning never depends only on color. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
