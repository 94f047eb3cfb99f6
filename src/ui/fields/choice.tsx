import type { ReactNode } from 'react'
import ticks from './tick.module.css'
import classes from './choice.module.css'

interface ChoiceProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The name of the group that a radio button is one of. A choice of its own is a checkbox. */
  radio?: string
  /** In a form that is read as a whole: the field, and what it sends when it is checked. */
  field?: { name: string; value: string }
  disabled?: boolean
  hint?: ReactNode
  children: ReactNode
}

/** A checkbox or radio button with its label, and a line on what it means. */
export function Choice(props: ChoiceProps) {
  const { checked, onChange, radio, field, disabled, hint, children } = props
  return (
    <label className={classes.choice}>
      <input
        type={radio === undefined ? 'checkbox' : 'radio'}
        name={radio}
        {...field}
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
