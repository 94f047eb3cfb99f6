import { IconChevronDown } from '@tabler/icons-react'
import '@mantine/core/styles/Input.css'
import { Input } from '@mantine/core'
import { smallIconProps } from '@/ui/display/icon-props'
import classes from './choice.module.css'

interface ChoiceProps {
  /** Names the select; not shown, since its value says enough in a row of filters. */
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  size?: 'xs' | 'sm'
}

/** One of a few values, by the select of the platform: right on every phone and for every reader. */
export function Choice({ label, value, choices, onChange, size = 'sm' }: ChoiceProps) {
  return (
    <Input
      component="select"
      pointer
      className={classes.choice}
      size={size}
      aria-label={label}
      value={value}
      rightSection={<IconChevronDown {...smallIconProps} />}
      rightSectionWidth={28}
      rightSectionPointerEvents="none"
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Input>
  )
}
