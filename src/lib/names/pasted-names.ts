import { isSeparatorUsed, separateCells, splitRows, type PastedRow } from '@/lib/pasted-rows'
import { foldDigits, foldText, hasLetterOrDigit } from '@/lib/fold-text'

/** Two names from one pasted line. */
export type PastedPair = { line: number; first: string; second: string }

/** A person from one pasted line. The texts are empty if the line doesn't contain them. */
export type PastedPerson = { line: number; name: string; birthYear: string; nationality: string }

/** A pasted line that was skipped. */
export type SkippedLine<Reason> = {
  /** The line number, from 1. */
  number: number
  text: string
  reason: Reason
}

type PairProblem = 'oneName' | 'tooManyNames' | 'tooMany'
type PersonProblem = 'noName' | 'noYear' | 'tooManyCells' | 'tooMany'

/** Maximum number of pairs compared at the same time. */
export const MAX_PAIRS = 1000
/** Maximum number of people searched at the same time. */
export const MAX_PEOPLE = 200
const MAX_LENGTH = 1_000_000

/** Column headings, folded: "First name", "name_2", "Full name (bank)", "الاسم الأول", "Nom complet", "氏名". */
const HEADER = /\bnames?\b|name$|^name|الاسم|^اسم|^nom\b|氏名|名前|姓名/

/** Parses pairs of names from text copied from a spreadsheet or a CSV file: two columns, one pair per row. */
export function parsePastedPairs(pastedText: string) {
  const { parsed, ...rest } = parseLines<PastedPair, PairProblem>(pastedText, MAX_PAIRS, {
    isHeader: ([first = '', second = '']) => [first, second].every(isColumnName),
    parse: ([first = '', second = '', ...more], line) => {
      if (!hasLetterOrDigit(first) || !hasLetterOrDigit(second)) return { problem: 'oneName' }
      return more.length > 0 ? { problem: 'tooManyNames' } : { value: { line, first, second } }
    },
  })
  return { pairs: parsed, ...rest }
}

/**
 * Parses people from text copied from a spreadsheet or a CSV file: name, year or date of birth, nationality. The last
 * two columns may be swapped or empty, and a date must contain a four-digit year.
 */
export function parsePastedPeople(pastedText: string) {
  const { parsed, ...rest } = parseLines<PastedPerson, PersonProblem>(pastedText, MAX_PEOPLE, {
    isHeader: ([first = '', ...more]) => isColumnName(first) && !more.some(hasDigit),
    parse: ([name = '', second = '', third = '', ...more], line) => {
      const isSwapped = !hasDigit(second) && hasDigit(third)
      const [date, nationality] = isSwapped ? [third, second] : [second, third]
      const birthYear = findBirthYear(date)
      if (!hasLetterOrDigit(name)) return { problem: 'noName' }
      if (more.length > 0) return { problem: 'tooManyCells' }
      if (birthYear === undefined) return { problem: 'noYear' }
      return { value: { line, name, birthYear, nationality } }
    },
  })
  return { people: parsed, ...rest }
}

interface LineParser<Parsed, Problem> {
  isHeader: (cells: readonly string[]) => boolean
  parse: (cells: readonly string[], line: number) => { value: Parsed } | { problem: Problem }
}

/** Parses each line, and skips a header, lines with a problem and lines beyond the maximum. */
function parseLines<Parsed, Problem extends string>(
  pastedText: string,
  max: number,
  { isHeader, parse }: LineParser<Parsed, Problem>,
) {
  const rows = splitRows(pastedText.slice(0, MAX_LENGTH))
  const separator = detectSeparator(rows)
  const parsed: Parsed[] = []
  const leftOut: SkippedLine<Problem | 'tooMany'>[] = []
  const hasHeader = rows[0] !== undefined && isHeader(separateCells(rows[0].text, separator))
  for (const { line, text } of hasHeader ? rows.slice(1) : rows) {
    const result = parse(separateCells(text, separator), line)
    const leaveOut = (reason: Problem | 'tooMany') =>
      leftOut.push({ number: line, text: text.trim(), reason })
    if ('problem' in result) leaveOut(result.problem)
    else if (parsed.length === max) leaveOut('tooMany')
    else parsed.push(result.value)
  }
  return { parsed, hasHeader, leftOut }
}

const isColumnName = (cell: string) => HEADER.test(foldText(cell).replaceAll('_', ' '))

const hasDigit = (cell: string) => /\p{Nd}/u.test(cell)

/**
 * Returns the only year in a date of any form, or '' if the cell is empty. Undefined if there isn't exactly one year.
 */
function findBirthYear(cell: string): string | undefined {
  if (cell === '') return ''
  const years = new Set(foldDigits(cell).match(/(?<!\d)(?:19|20)\d\d(?!\d)/g))
  return years.size === 1 ? [...years][0] : undefined
}

/**
 * Tries tabs as the separator, then semicolons, then commas. Names contain spaces, so a space can't be the separator.
 */
function detectSeparator(rows: readonly PastedRow[]): RegExp {
  if (isSeparatorUsed(rows, /\t/)) return /\t/y
  return isSeparatorUsed(rows, /[;؛]/) ? /[;؛]/y : /[,،]/y
}
