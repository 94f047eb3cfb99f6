import { useId, type ReactNode } from 'react'
import classes from './card.module.css'

interface CardProps {
  title?: ReactNode
  /** At the end of the title's line. */
  aside?: ReactNode
  children: ReactNode
  /** Lets the content reach the borders: tables, lists of rows. */
  flush?: boolean
}

/** A white sheet with a thin border; a region of its own when it has a title. */
export function Card({ title, aside, children, flush = false }: CardProps) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={title ? id : undefined}>
      {title ? (
        <div className={classes.head}>
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
