import { useId } from 'react'
import classes from './radio-list.module.css'

type RadioListProps = {
  name: string
  /** Names the group; the heading above is the same for the eye. */
  label: string
  options: readonly { value: string; label: string }[]
  defaultValue: string | undefined
  error: string | undefined
}

/** One of a handful, all in sight: a tap or the arrow keys choose, Enter goes on. */
export function RadioList({ name, label, options, defaultValue, error }: RadioListProps) {
  const id = useId()
  const chosen = options.some(({ value }) => value === defaultValue)
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      tabIndex={-1}
      className={classes.group}
    >
      {error && (
        <p id={id} className={classes.error}>
          {error}
        </p>
      )}
      <div className={classes.list}>
        {options.map((option, at) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              // The one thing to do here.
              autoFocus={chosen ? option.value === defaultValue : at === 0} // oxlint-disable-line jsx-a11y/no-autofocus
            />
            <bdi>{option.label}</bdi>
          </label>
        ))}
      </div>
    </div>
  )
}
