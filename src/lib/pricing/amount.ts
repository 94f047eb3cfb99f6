import { foldDigits } from '@/lib/fold-text'

/** Reasons why text isn't a count of hits. */
export type AmountProblem =
  | 'empty'
  | 'notANumber'
  | 'exponent'
  | 'decimal'
  | 'negative'
  | 'tooLarge'

type Amount = { value: number; problem?: never } | { problem: AmountProblem; value?: never }

/** Spaces of all kinds, direction marks, and the byte order mark. */
const blanks = /[\s\p{Cf}]+/gu
const separators = /[,٬،'’ ]/g
/** A whole number without leading zeros. The `000` left by a cut at a thousands separator isn't a number. */
const whole = /^(0|[1-9]\d*|[1-9]\d{0,2}([,٬،'’ ]\d{3})+)$/

/**
 * Parses a whole number up to the largest safe integer, as people and spreadsheets write it: `1000`, `1,000`, `1 000`,
 * `١٬٠٠٠`. A point is never a thousands separator, because `1.500` may mean 1.5.
 */
export function parseAmount(text: string): Amount {
  // Fast path, because most amounts are plain digits and a ladder is parsed on each key press.
  if (/^[1-9]\d{0,14}$/.test(text)) return { value: Number(text) }
  const foldedText = foldDigits(text).replace(blanks, ' ').trim()
  if (foldedText === '') return { problem: 'empty' }
  if (/^[-−–] ?[\d.٫]/.test(foldedText)) return { problem: 'negative' }
  const unsignedText = foldedText.replace(/^\+ ?/, '')
  const digits = unsignedText.replace(separators, '')
  // The pattern can divide the digits in only one way. With two ways, matching a long number would take a second.
  if (/^(\d+(?:[.٫]\d*)?|[.٫]\d+)e[+-]?\d+$/i.test(digits)) return { problem: 'exponent' }
  if (/^(\d+[.٫]\d*|[.٫]\d+)$/.test(digits)) return { problem: 'decimal' }
  if (!whole.test(unsignedText)) return { problem: 'notANumber' }
  const value = Number(digits)
  return Number.isSafeInteger(value) ? { value } : { problem: 'tooLarge' }
}
