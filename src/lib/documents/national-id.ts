import { foldDigits } from '@/lib/fold-text'
import { governorates, type Governorate } from './governorates'
import { isDay } from '@/lib/period/period'

export type NationalId = {
  digits: string
  /** `YYYY-MM-DD` */
  birthDate: string
  /** Undefined for an unknown code. */
  governorate: Governorate | undefined
  sex: 'male' | 'female'
}

const centuries = new Map([
  ['2', '19'],
  ['3', '20'],
])

/** Returns a national ID's fourteen digits as 0–9, from any script, or undefined if there aren't exactly fourteen. */
export function nationalIdDigits(text: string): string | undefined {
  const digits = foldDigits(text).replace(/[\s-]/g, '')
  return /^\d{14}$/.test(digits) ? digits : undefined
}

/**
 * Parses the 14 digits of an Egyptian national ID, or returns undefined without a valid date of birth. Ignores the
 * check digit, because its rule is not public.
 */
export function parseNationalId(text: string, now = new Date()): NationalId | undefined {
  const digits = nationalIdDigits(text)
  if (!digits) return undefined
  const century = centuries.get(digits.slice(0, 1))
  if (!century) return undefined
  const birthDate = `${century}${digits.slice(1, 3)}-${digits.slice(3, 5)}-${digits.slice(5, 7)}`
  if (!isDay(birthDate) || Date.parse(birthDate) > now.getTime()) return undefined
  const code = digits.slice(7, 9)
  return {
    digits,
    birthDate,
    governorate: governorates.find((each) => each.code === code),
    sex: Number(digits.slice(12, 13)) % 2 === 1 ? 'male' : 'female',
  }
}
