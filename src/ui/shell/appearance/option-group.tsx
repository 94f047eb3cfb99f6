import { useId, type ReactNode } from 'react'
import classes from './option-group.module.css'

type OptionGroupProps<T extends string> = {
  label: string
  value: T
  options: readonly { value: T; label: ReactNode; disabled?: boolean }[]
  onChange: (value: T) => void
  disabled?: boolean
  /** Explains the setting, or why it has no effect. */
  note?: ReactNode
  /** Stacks the options, for long labels. */
  stacked?: boolean
}

/** Chooses one of two to four options. Native radios, so the arrow keys work. */
export function OptionGroup<T extends string>(props: OptionGroupProps<T>) {
  const { label, value, options, onChange, disabled = false, note, stacked = false } = props
  const id = useId()
  return (
    <fieldset
      className={classes.group}
      disabled={disabled}
      aria-describedby={note ? `${id}-note` : undefined}
    >
      <legend className={classes.label}>{label}</legend>
      <div className={classes.options} data-stacked={stacked || undefined}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {note && (
        <p id={`${id}-note`} className={classes.note}>
          {note}
        </p>
      )}
    </fieldset>
  )
}
