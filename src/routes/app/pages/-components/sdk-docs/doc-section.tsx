import type { ReactNode } from 'react'
import common from '@/ui/display/common.module.css'
import classes from './sdk-docs.module.css'

interface DocSectionProps {
  /** The section's anchor in the URL. */
  id: string
  title: ReactNode
  children: ReactNode
}

export function DocSection({ id, title, children }: DocSectionProps) {
  return (
    <section
      id={id}
      className={`${common.stack} ${classes.section}`}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
