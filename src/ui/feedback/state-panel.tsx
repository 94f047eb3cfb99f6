import type { ReactNode } from 'react'
import classes from './state-panel.module.css'

interface StatePanelProps {
  illustration: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  role?: 'alert' | 'status'
}

/** The common layout of states shown instead of content: illustration, one sentence, one action. */
export function StatePanel({ illustration, title, text, action, role }: StatePanelProps) {
  return (
    <div className={classes.panel} role={role}>
      {illustration}
      <div>
        <p className={classes.title}>{title}</p>
        {text ? <p className={classes.text}>{text}</p> : null}
      </div>
      {action}
    </div>
  )
}
