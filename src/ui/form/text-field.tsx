import { useId, type ComponentProps, type ReactNode } from 'react'
import classes from './text-field.module.css'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  label?: ReactNode
  /** Stands between label and field. */
  description?: ReactNode
  /** Stands below the field. `true` marks the field without a text: the text stands elsewhere. */
  error?: ReactNode
  size?: 'xs' | 'sm' | 'md'
  /** In the field, before what is typed. */
  icon?: ReactNode
  /** In the field, after what is typed. */
  end?: ReactNode
  /** For the input itself; `className` is for the whole. */
  inputClassName?: string | undefined
}

/** A line of text with its label and its error. Mantine's costs the first load 10 kB and nine components each. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, size = 'sm', icon, end, ...rest } = props
  const { className = '', inputClassName = '', ...input } = rest
  const base = useId()
  const id = input.id ?? base
  const hasText = Boolean(error) && error !== true
  const describedBy = [
    hasText && `${base}error`,
    description && `${base}description`,
    input['aria-describedby'],
  ]
  return (
    <div className={className}>
      {label ? (
        <label htmlFor={id} className={classes.label} data-size={size}>
          {label}
        </label>
      ) : null}
      {description ? (
        <p id={`${base}description`} className={classes.description}>
          {description}
        </p>
      ) : null}
      <div className={classes.box} data-invalid={error ? true : undefined}>
        {icon ? <span className={classes.icon}>{icon}</span> : null}
        <input
          {...input}
          id={id}
          className={`${classes.input} ${inputClassName}`}
          data-size={size}
          data-with-icon={icon ? true : undefined}
          data-with-end={end ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        />
        {end ? <span className={classes.end}>{end}</span> : null}
      </div>
      {hasText ? (
        <p id={`${base}error`} className={classes.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
