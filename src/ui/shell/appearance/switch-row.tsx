import { useId, type ReactNode } from 'react'
import classes from './switch-row.module.css'

type SwitchRowProps = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  note?: ReactNode
}

/** A labelled switch that takes effect at once. */
export function SwitchRow({ label, checked, onChange, disabled = false, note }: SwitchRowProps) {
  const id = useId()
  return (
    <div>
      <label className={classes.row}>
        <span>{label}</span>
        <input
          type="checkbox"
          role="switch"
          className={classes.switch}
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          aria-describedby={note ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </label>
      {note && (
        <p id={id} className={classes.note}>
          {note}
        </p>
      )}
    </div>
  )
}
