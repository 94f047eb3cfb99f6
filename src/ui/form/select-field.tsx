import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { smallIconProps } from '@/ui/display/icon-props'
import select from '@/ui/fields/native-select.module.css'
import classes from './text-field.module.css'

interface SelectFieldProps {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  defaultValue: string
  error: string | undefined
}

/** One of a few values as a field of a form, with its label and its error. */
export function SelectField({ name, label, options, defaultValue, error }: SelectFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={classes.label} data-size="sm">
        {label}
      </label>
      <div className={select.select} data-size="field">
        <select
          id={id}
          name={name}
          className={classes.input}
          data-size="sm"
          defaultValue={defaultValue}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <IconChevronDown {...smallIconProps} />
      </div>
      {error ? (
        <p id={`${id}error`} className={classes.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
