import { t } from '@lingui/core/macro'
import { cleanText } from '@/lib/fold-text'

/** The value of a text field as it was typed; empty if the form has no such field. */
export function formText(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** The value without invisible characters and surrounding spaces. Don't use it for passwords. */
export function cleanFormText(data: FormData, name: string): string {
  return cleanText(formText(data, name))
}

/** The error to show at a name that has neither letters nor digits. */
export const noLetterError = () => t`Enter at least one letter or digit`

/** The error to show at an email field, or undefined. The text must be trimmed. */
export function emailError(email: string): string | undefined {
  if (!email) return t`Enter your email`
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? undefined
    : t`Enter a full email address, for example name@company.com`
}
