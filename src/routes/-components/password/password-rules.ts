/** In characters as people count them, not in bytes. */
export const SHORTEST = 8
export const LONGEST = 128

export const passwordRules = ['length', 'letter', 'digit-or-symbol'] as const
export type PasswordRule = (typeof passwordRules)[number]

/**
 * The rules of a new password that it meets, in the order of `passwordRules`. The password is looked at as it is:
 * spaces count, letters and digits of every script too, and nothing is trimmed or normalised (row J4).
 */
export function fulfilledRules(password: string): readonly PasswordRule[] {
  const length = [...password].length
  const met: Record<PasswordRule, boolean> = {
    length: length >= SHORTEST && length <= LONGEST,
    letter: /\p{L}/u.test(password),
    'digit-or-symbol': /[\p{N}\p{P}\p{S}]/u.test(password),
  }
  return passwordRules.filter((rule) => met[rule])
}
