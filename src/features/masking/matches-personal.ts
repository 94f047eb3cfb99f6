import { openPersonal, type Personal } from '@/lib/personal'

/**
 * Whether a typed text is this personal value. Case, surrounding blanks and invisible marks, which copied text
 * contains, are ignored. It is compared here, so that no screen has to open the value.
 */
export function matchesPersonal(value: Personal, typed: string): boolean {
  const wanted = comparable(openPersonal(value))
  return wanted !== '' && wanted === comparable(typed)
}

const comparable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
