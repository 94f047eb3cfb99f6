import { TextInput, type TextInputProps } from '@mantine/core'
import { openPersonal, type Personal } from '@/lib/personal'

interface PersonalInputProps extends Omit<TextInputProps, 'value' | 'defaultValue'> {
  savedValue: Personal | undefined
}

/** Text input for editing a personal value. It shows the value unmasked because the user has to check it. */
export function PersonalInput({ savedValue, ...field }: PersonalInputProps) {
  return (
    <TextInput
      autoComplete="off"
      {...field}
      defaultValue={savedValue ? openPersonal(savedValue) : ''}
    />
  )
}
