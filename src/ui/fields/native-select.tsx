import { IconChevronDown } from '@tabler/icons-react'
import '@mantine/core/styles/Input.css'
import { Input } from '@mantine/core'
import { smallIconProps } from '@/ui/display/icon-props'
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
    <Input
      component="select"
      pointer
      className={classes.select}
      size={size}
      aria-label={label}
      value={value}
      rightSection={<IconChevronDown {...smallIconProps} />}
      rightSectionWidth={28}
      rightSectionPointerEvents="none"
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Input>
  )
}
