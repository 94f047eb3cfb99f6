import { SegmentedControl } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import common from '@/ui/display/common.module.css'
import classes from './option-group.module.css'

type OptionGroupProps<T extends string> = {
  label: string
  value: T
  options: { value: T; label: ReactNode }[]
  onChange: (value: T) => void
  /** Explains the setting, or why it has no effect. */
  note?: ReactNode
  /** Stacks the options, for long labels. */
  stacked?: boolean
}

/** Choice between a few options, with a title above them and a note below. */
export function OptionGroup<T extends string>(props: OptionGroupProps<T>) {
  const { label, value, options, onChange, note, stacked = false } = props
  const id = useId()
  return (
    <div>
      <p id={id} className={`${common.label} ${classes.label}`}>
        {label}
      </p>
      <SegmentedControl
        aria-labelledby={id}
        aria-describedby={note ? `${id}-note` : undefined}
        fullWidth
        orientation={stacked ? 'vertical' : 'horizontal'}
        data={options}
        value={value}
        onChange={onChange}
      />
      {note && (
        <p id={`${id}-note`} className={`${common.caption} ${classes.note}`}>
          {note}
        </p>
      )}
    </div>
  )
}
