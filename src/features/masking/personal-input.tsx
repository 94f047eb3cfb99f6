import { TextInput, type TextInputProps } from '@mantine/core'
import { openPersonal, type Personal } from '@/lib/personal'

interface PersonalInputProps extends Omit<TextInputProps, 'value' | 'defaultValue'> {
  /** Initial value. */
  savedValue: Personal | undefined
}

/**
 * Text input for editing a personal value. Unlike elsewhere, the value is visible, because the user couldn't check it
 * otherwise.
 */
export function PersonalInput({ savedValue, ...field }: PersonalInputProps) {
  return (
    <TextInput
      autoComplete="off"
      {...field}
      defaultValue={savedValue ? openPersonal(savedValue) : ''}
    />
  )
}
