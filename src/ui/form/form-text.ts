import { t } from '@lingui/core/macro'
import { cleanText } from '@/lib/fold-text'

/** Returns a text field's value as typed, or an empty string if the form has no such field. */
export function formText(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Returns the value without invisible characters and surrounding spaces. Don't use it for passwords. */
export function cleanFormText(data: FormData, name: string): string {
  return cleanText(formText(data, name))
}

/** Returns the error for a name that has neither letters nor digits. */
export const noLetterError = () => t`Enter at least one letter or digit`

/** Returns an email field's error, or undefined. The text must be trimmed. */
export function emailError(email: string): string | undefined {
  if (!email) return t`Enter your email`
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? undefined
    : t`Enter a full email address, for example name@company.com`
}
