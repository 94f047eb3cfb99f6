import { Switch } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import common from '@/ui/display/common.module.css'
import classes from './switch-row.module.css'

type SwitchRowProps = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  note?: ReactNode
}

/**
 * Labeled switch that takes effect immediately. Doesn't use Mantine's `description`, because screen readers would read
 * it as part of the label.
 */
export function SwitchRow({ note, onChange, ...field }: SwitchRowProps) {
  const id = useId()
  return (
    <div>
      <Switch
        {...field}
        labelPosition="left"
        classNames={{ body: classes.row }}
        aria-describedby={note ? id : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {note && (
        <p id={id} className={`${common.caption} ${classes.note}`}>
          {note}
        </p>
      )}
    </div>
  )
}
