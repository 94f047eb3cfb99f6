import { separateCells } from '@/lib/pricing/pasted-cells'
import { foldText } from '@/lib/fold-text'

/** Two names of one pasted line. */
export type PastedPair = { line: number; first: string; second: string }

/** A line that no pair was made of. */
export type SkippedPairLine = {
  /** From 1. */
  number: number
  text: string
  reason: 'oneName' | 'tooManyNames' | 'tooManyPairs'
}

export type PastedPairs = { pairs: PastedPair[]; hasHeader: boolean; leftOut: SkippedPairLine[] }

/** How many pairs are compared at once. */
export const MAX_PAIRS = 1000
const MAX_LENGTH = 1_000_000

/** Column headings, folded: "First name", "name_2", "Full name (bank)", "الاسم الأول". */
const HEADER = /\bnames?\b|name$|^name|الاسم|^اسم/

/** The pairs of names in text that was copied from a spreadsheet or a CSV file: two columns, one pair per line. */
export function parsePastedPairs(pastedText: string): PastedPairs {
  const lines = pastedText.slice(0, MAX_LENGTH).split(/\r\n|[\n\r\u2028\u2029]/)
  const separator = detectSeparator(lines)
  const result: PastedPairs = { pairs: [], hasHeader: false, leftOut: [] }
  let isFirst = true
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue
    const number = index + 1
    const [first = '', second = '', ...more] = separateCells(text, separator)
    const isHeader = isFirst && [first, second].every(isColumnName)
    isFirst = false
    const leaveOut = (reason: SkippedPairLine['reason']) =>
      result.leftOut.push({ number, text: text.trim(), reason })
    if (isHeader) result.hasHeader = true
    else if (!first || !second) leaveOut('oneName')
    else if (more.length > 0) leaveOut('tooManyNames')
    else if (result.pairs.length === MAX_PAIRS) leaveOut('tooManyPairs')
    else result.pairs.push({ line: number, first, second })
  }
  return result
}

const isColumnName = (cell: string) => HEADER.test(foldText(cell).replaceAll('_', ' '))

/** Tabs are tried first as the separator, then semicolons, then commas: a name contains spaces. */
function detectSeparator(lines: readonly string[]): RegExp {
  const isUsed = (separator: RegExp) => lines.some((line) => separator.test(line))
  if (isUsed(/\t/)) return /\t/y
  return isUsed(/[;؛]/) ? /[;؛]/y : /[,،]/y
}
