import { openPersonal, type Personal } from '@/lib/personal'
import { TextField, type TextFieldProps } from '@/ui/form/text-field'

interface PersonalInputProps extends Omit<TextFieldProps, 'value' | 'defaultValue'> {
  /** What it holds at first. */
  saved: Personal | undefined
}

/** A field that changes a personal value. Unlike elsewhere the value is in the open: it could not be checked otherwise. */
export function PersonalInput({ saved, ...field }: PersonalInputProps) {
  return <TextField autoComplete="off" {...field} defaultValue={saved ? openPersonal(saved) : ''} />
}
