import type { ReactNode } from 'react'
import classes from './state-panel.module.css'

interface StatePanelProps {
  art: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  role?: 'alert' | 'status'
}

/** The common shape of every state that stands where content would: drawing, one sentence, one action. */
export function StatePanel({ art, title, text, action, role }: StatePanelProps) {
  return (
    <div className={classes.panel} role={role}>
      {art}
      <div>
        <p className={classes.title}>{title}</p>
        {text ? <p className={classes.text}>{text}</p> : null}
      </div>
      {action}
    </div>
  )
}
