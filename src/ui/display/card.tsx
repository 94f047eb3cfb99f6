import { useId, type ReactNode } from 'react'
import common from '@/ui/display/common.module.css'
import classes from './card.module.css'

interface CardProps {
  title?: ReactNode
  /** Content at the end of the title row. */
  aside?: ReactNode
  children: ReactNode
  /** Lets tables and lists reach the borders. */
  flush?: boolean
  /** Gives the card a full row in a grid of cards. */
  wide?: boolean
}

/** A bordered surface. With a title, it is a labeled region. */
export function Card({ title, aside, children, flush = false, wide = false }: CardProps) {
  const id = useId()
  return (
    <section
      className={`${common.card} ${classes.card}`}
      aria-labelledby={title ? id : undefined}
      data-wide={wide || undefined}
    >
      {title ? (
        <div className={`${common.ends} ${classes.head}`}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {aside}
        </div>
      ) : null}
      <div className={flush ? undefined : classes.body}>{children}</div>
    </section>
  )
}
