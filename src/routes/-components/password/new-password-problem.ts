import { t } from '@lingui/core/macro'
import { LONGEST, SHORTEST, fulfilledRules, passwordRules } from './password-rules'
import { loadedMeter } from './strength-meter'

/**
 * Why a new password cannot be used, to be shown at its field; undefined when it can. `about` is what is known of
 * the person. The list of common passwords is asked only when the meter has been loaded.
 */
export function newPasswordProblem(
  password: string,
  about: readonly string[] = [],
): string | undefined {
  if (!password) return t`Enter a new password`
  const met = fulfilledRules(password)
  const broken = passwordRules.find((rule) => !met.includes(rule))
  if (broken === 'length') return t`Use ${SHORTEST} to ${LONGEST} characters`
  if (broken === 'letter') return t`Add a letter`
  if (broken === 'digit-or-symbol') return t`Add a digit or a symbol`
  const flaw = loadedMeter()?.(password, about).flaw
  return flaw && flawText(flaw)
}

export function flawText(flaw: 'common' | 'personal'): string {
  return flaw === 'common'
    ? t`This is one of the most common passwords. Choose another one.`
    : t`This is your email or your name. Choose another one.`
}
