import { t } from '@lingui/core/macro'
import { loadedMeter } from './strength-meter'

/** Password lengths in code points, so a simple emoji counts as one character. */
export const MIN_LENGTH = 8
export const MAX_LENGTH = 128

export const passwordRules = ['length', 'letter', 'digit-or-symbol'] as const
export type PasswordRule = (typeof passwordRules)[number]

/**
 * Returns the rules that a new password satisfies, in `passwordRules` order. Spaces, letters and digits of every script
 * count; nothing is trimmed or normalized (row J4).
 */
export function satisfiedRules(password: string): readonly PasswordRule[] {
  const length = [...password].length
  const isSatisfied: Record<PasswordRule, boolean> = {
    length: length >= MIN_LENGTH && length <= MAX_LENGTH,
    letter: /\p{L}/u.test(password),
    'digit-or-symbol': /[\p{N}\p{P}\p{S}]/u.test(password),
  }
  return passwordRules.filter((rule) => isSatisfied[rule])
}

/**
 * Returns the error for a new-password field, or undefined. Recognizes `about`, known facts about the user, and common
 * passwords once the strength meter has loaded.
 */
export function newPasswordProblem(
  password: string,
  about: readonly string[] = [],
): string | undefined {
  if (!password) return t`Enter a new password`
  const metRules = satisfiedRules(password)
  const brokenRule = passwordRules.find((rule) => !metRules.includes(rule))
  if (brokenRule === 'length') return t`Use ${MIN_LENGTH} to ${MAX_LENGTH} characters`
  if (brokenRule === 'letter') return t`Add a letter`
  if (brokenRule === 'digit-or-symbol') return t`Add a digit or a symbol`
  const flaw = loadedMeter()?.(password, about).flaw
  return flaw && describeFlaw(flaw)
}

export function describeFlaw(flaw: 'common' | 'personal'): string {
  return flaw === 'common'
    ? t`This is one of the most common passwords. Choose another one.`
    : t`Do not use your email or name as a password.`
}
