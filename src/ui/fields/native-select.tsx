import { IconChevronDown } from '@tabler/icons-react'
import { smallIconProps } from '@/ui/display/icon-props'
import { ClearFilter } from './clear-filter'
import field from '@/ui/form/text-field.module.css'
import classes from './native-select.module.css'

interface NativeSelectProps {
  /** The accessible name. It is not shown: in a row of filters the value says enough. */
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  /** Set while it is a filter that is on. */
  onClear?: (() => void) | undefined
  size?: 'xs' | 'sm'
}

/** A select for a few values. The platform's own works on every phone and with every screen reader. */
export function NativeSelect(props: NativeSelectProps) {
  const { label, value, options, onChange, onClear, size = 'sm' } = props
  return (
    <span className={classes.select} data-size={size}>
      <select
        className={field.input}
        data-size={size}
        data-on={onClear ? true : undefined}
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
      {onClear ? (
        <ClearFilter label={label} onClear={onClear} />
      ) : (
        <IconChevronDown {...smallIconProps} />
      )}
    </span>
  )
}
