import type { ReactNode } from 'react'
import classes from './badge.module.css'

export type Tone = 'success' | 'failure' | 'warning' | 'info' | 'neutral'

/** A state by colour, icon and word together: no one has to tell the colours apart. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
