import { isSeparatorUsed, separateCells, splitRows, type PastedRow } from '@/lib/pasted-rows'
import { foldText, hasLetterOrDigit } from '@/lib/fold-text'

/** Two names from one pasted line. */
export type PastedPair = { line: number; first: string; second: string }

/** A pasted line that was not turned into a pair. */
export type SkippedPairLine = {
  /** The line number, from 1. */
  number: number
  text: string
  reason: 'oneName' | 'tooManyNames' | 'tooManyPairs'
}

export type PastedPairs = { pairs: PastedPair[]; hasHeader: boolean; leftOut: SkippedPairLine[] }

/** Maximum number of pairs compared at the same time. */
export const MAX_PAIRS = 1000
const MAX_LENGTH = 1_000_000

/** Column headings, folded: "First name", "name_2", "Full name (bank)", "الاسم الأول". */
const HEADER = /\bnames?\b|name$|^name|الاسم|^اسم/

/** Parses pairs of names from text copied from a spreadsheet or a CSV file: two columns, one pair per row. */
export function parsePastedPairs(pastedText: string): PastedPairs {
  const rows = splitRows(pastedText.slice(0, MAX_LENGTH))
  const separator = detectSeparator(rows)
  const result: PastedPairs = { pairs: [], hasHeader: false, leftOut: [] }
  let isFirst = true
  for (const { line, text } of rows) {
    const [first = '', second = '', ...more] = separateCells(text, separator)
    const isHeader = isFirst && [first, second].every(isColumnName)
    isFirst = false
    const leaveOut = (reason: SkippedPairLine['reason']) =>
      result.leftOut.push({ number: line, text: text.trim(), reason })
    if (isHeader) result.hasHeader = true
    else if (!hasLetterOrDigit(first) || !hasLetterOrDigit(second)) leaveOut('oneName')
    else if (more.length > 0) leaveOut('tooManyNames')
    else if (result.pairs.length === MAX_PAIRS) leaveOut('tooManyPairs')
    else result.pairs.push({ line, first, second })
  }
  return result
}

const isColumnName = (cell: string) => HEADER.test(foldText(cell).replaceAll('_', ' '))

/**
 * Tries tabs as the separator, then semicolons, then commas. Names contain spaces, so a space can't be the separator.
 */
function detectSeparator(rows: readonly PastedRow[]): RegExp {
  if (isSeparatorUsed(rows, /\t/)) return /\t/y
  return isSeparatorUsed(rows, /[;؛]/) ? /[;؛]/y : /[,،]/y
}
