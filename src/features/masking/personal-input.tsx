import { TextInput, type TextInputProps } from '@mantine/core'
import { openPersonal, type Personal } from '@/lib/personal'

interface PersonalInputProps extends Omit<TextInputProps, 'value' | 'defaultValue'> {
  /** The initial value. */
  savedValue: Personal | undefined
}

/**
 * A field for editing a personal value. Unlike elsewhere, the value is shown, because it could not be checked
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
