import { TextInput, type TextInputProps } from '@mantine/core'
import { openPersonal, type Personal } from '@/lib/personal'

interface PersonalInputProps extends Omit<TextInputProps, 'value' | 'defaultValue'> {
  /** What it holds at first. */
  saved: Personal | undefined
}

/** A field that changes a personal value. Unlike elsewhere the value is in the open: it could not be checked otherwise. */
export function PersonalInput({ saved, ...field }: PersonalInputProps) {
  return <TextInput autoComplete="off" {...field} defaultValue={saved ? openPersonal(saved) : ''} />
}
