import type { ReactNode } from 'react'
import { useHeadingFocus } from './heading-focus'
import common from '@/ui/display/common.module.css'
import classes from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** At most one primary action. */
  action?: ReactNode
  /** Content beside the title, such as a badge or an ID. */
  meta?: ReactNode
}

/** Screen heading. Its h1 receives the focus on navigation. */
export function PageHeader({ title, description, action, meta }: PageHeaderProps) {
  const heading = useHeadingFocus()
  return (
    <header className={classes.header}>
      <div className={classes.text}>
        <div className={`${common.row} ${classes.line}`}>
          <h1 ref={heading} className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          {meta}
        </div>
        {description ? <p className={classes.description}>{description}</p> : null}
      </div>
      {action ? <div className={classes.action}>{action}</div> : null}
    </header>
  )
}
