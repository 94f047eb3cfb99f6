import { foldDigits } from '@/lib/fold-text'

/** Why a text is no count of hits. */
export type AmountProblem =
  | 'empty'
  | 'notANumber'
  | 'exponent'
  | 'decimal'
  | 'negative'
  | 'tooLarge'

type Amount = { value: number; problem?: never } | { problem: AmountProblem; value?: never }

/** Around digits: spaces of all kinds, direction marks, the byte order mark. */
const blanks = /[\s\p{Cf}]+/gu

/**
 * A whole number from 0 to the largest possible one, as people and spreadsheets write it: `1000`, `1,000`, `1 000`,
 * `١٬٠٠٠`. A point is never a thousands separator: who reads `1.500` as 1500 may mean 1.5.
 */
export function readAmount(text: string): Amount {
  const typed = foldDigits(text).replace(blanks, ' ').trim()
  if (typed === '') return { problem: 'empty' }
  const unsigned = typed.replace(/^\+ ?/, '')
  const digits = unsigned.replace(/[,٬،'’ ]/g, '')
  if (/^[-−–] ?\d/.test(typed)) return { problem: 'negative' }
  if (/^\d*[.٫]?\d+e[+-]?\d+$/i.test(digits)) return { problem: 'exponent' }
  if (/^\d*[.٫]\d*$/.test(digits) && /\d/.test(digits)) return { problem: 'decimal' }
  if (!/^(\d+|\d{1,3}([,٬،'’ ]\d{3})+)$/.test(unsigned)) return { problem: 'notANumber' }
  const value = Number(digits)
  return Number.isSafeInteger(value) ? { value } : { problem: 'tooLarge' }
}
