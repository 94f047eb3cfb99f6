import type { ReactNode } from 'react'
import classes from './fact-list.module.css'

export interface Fact {
  key: string
  label: ReactNode
  value: ReactNode
}

interface FactListProps {
  facts: readonly Fact[]
  /** `row`: facts side by side, label above value. `column`: one line per fact. */
  layout?: 'row' | 'column'
}

/** Labeled values of one record. */
export function FactList({ facts, layout = 'column' }: FactListProps) {
  return (
    <dl className={classes.list} data-layout={layout}>
      {facts.map((fact) => (
        <div key={fact.key} className={classes.fact}>
          <dt className={classes.label}>{fact.label}</dt>
          <dd className={classes.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
