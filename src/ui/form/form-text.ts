import { t } from '@lingui/core/macro'

/** The value of a text field as it was typed; empty if the form has no such field. */
export function formText(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** The error to show at an email field, or undefined. The text must be trimmed. */
export function emailError(email: string): string | undefined {
  if (!email) return t`Enter your email`
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? undefined
    : t`Enter a full email address, for example name@company.com`
}
