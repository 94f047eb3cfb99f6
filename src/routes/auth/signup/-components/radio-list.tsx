import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Radio } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './radio-list.module.css'

type RadioListProps = {
  name: string
  /** Group name for screen readers. The heading above shows the same text. */
  label: string
  options: readonly { value: string; label: string }[]
  defaultValue: string | undefined
  error: ReactNode
}

/** Radio button list. A tap or an arrow key chooses an option, and Enter submits the form. */
export function RadioList({ name, label, options, defaultValue, error }: RadioListProps) {
  const id = useId()
  const hasDefault = options.some(({ value }) => value === defaultValue)
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
        {options.map((option, index) => (
          <Radio
            key={option.value}
            size="sm"
            classNames={{ root: classes.option, body: classes.body }}
            name={name}
            value={option.value}
            label={<bdi>{option.label}</bdi>}
            defaultChecked={option.value === defaultValue}
            autoFocus={hasDefault ? option.value === defaultValue : index === 0} // oxlint-disable-line jsx-a11y/no-autofocus -- a form starts in its first field
          />
        ))}
      </div>
    </div>
  )
}
