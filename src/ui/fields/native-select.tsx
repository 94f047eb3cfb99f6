import { IconChevronDown } from '@tabler/icons-react'
import { smallIconProps } from '@/ui/display/icon-props'
import field from '@/ui/form/text-field.module.css'
import classes from './native-select.module.css'

interface NativeSelectProps {
  /** The accessible name. It is not shown: in a row of filters the value says enough. */
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  size?: 'xs' | 'sm'
}

/** A select for a few values. The platform's own works on every phone and with every screen reader. */
export function NativeSelect({ label, value, options, onChange, size = 'sm' }: NativeSelectProps) {
  return (
    <span className={classes.select} data-size={size}>
      <select
        className={field.input}
        data-size={size}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown {...smallIconProps} />
    </span>
  )
}
