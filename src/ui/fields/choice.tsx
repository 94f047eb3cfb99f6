import type { ReactNode } from 'react'
import ticks from '@/ui/table/table-tick.module.css'
import classes from './choice.module.css'

interface ChoiceProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The name of the group that a radio button is one of. A choice of its own is a checkbox. */
  radio?: string
  disabled?: boolean
  hint?: ReactNode
  children: ReactNode
}

/** A checkbox or radio button with its label, and a line on what it means. */
export function Choice({ checked, onChange, radio, disabled, hint, children }: ChoiceProps) {
  return (
    <label className={classes.choice}>
      <input
        type={radio === undefined ? 'checkbox' : 'radio'}
        name={radio}
        className={ticks.tick}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {children}
        {hint ? <span className={classes.hint}>{hint}</span> : null}
      </span>
    </label>
  )
}
