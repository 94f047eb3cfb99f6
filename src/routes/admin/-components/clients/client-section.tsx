import { useId, type ReactNode } from 'react'
import common from '@/ui/display/common.module.css'
import classes from './client-detail.module.css'

interface ClientSectionProps {
  title: ReactNode
  /** Shown at the end of the title row. */
  action?: ReactNode
  children: ReactNode
}

/** Section of a client's page, for content that has its own borders. */
export function ClientSection({ title, action, children }: ClientSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={`${common.ends} ${classes.head}`}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
