import type { ReactNode } from 'react'
import classes from './hidden-text.module.css'

/** For screen readers only. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <span className={classes.hidden}>{children}</span>
}
