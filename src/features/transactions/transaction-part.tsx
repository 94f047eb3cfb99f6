import type { ReactNode } from 'react'
import classes from './transaction-facts.module.css'

/** One titled part of a transaction. */
export function TransactionPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h4 className={classes.title}>{title}</h4>
      {children}
    </div>
  )
}
