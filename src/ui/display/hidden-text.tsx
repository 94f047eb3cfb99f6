import type { ReactNode } from 'react'
import classes from './hidden-text.module.css'

/** Text for screen readers only. */
export function HiddenText({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} className={classes.hidden}>
      {children}
    </span>
  )
}

/** One line of data text, truncated at the end of the text's direction, so Arabic is cut off on the left. */
export function TruncatedText({ children }: { children: string }) {
  return (
    <bdi className={classes.text} title={children} translate="no">
      {children}
    </bdi>
  )
}
