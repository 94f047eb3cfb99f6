import { t } from '@lingui/core/macro'

/** The error to show at an email field, or undefined. The text must be trimmed. */
export function emailError(email: string): string | undefined {
  if (!email) return t`Enter your email`
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? undefined
    : t`Enter a full email, for example name@company.com`
}
