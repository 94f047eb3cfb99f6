import type { ColumnMapping } from '@/api/sanction-lists/requests'
import { foldDigits, foldText } from '@/lib/fold-text'
import {
  dateFields,
  type BirthDateColumn,
  type BirthDates,
  type DateFormat,
  type DateParts,
} from './birth-dates'
import type { DateOrder } from './possible-dates'

const MAX_FORMATS = 5

type Role = keyof DateParts
type Token = { raw: string; text: string }

const SEPARATOR = /([\s/.,،\-\u{2010}-\u{2015}年月日]+)/u
/** A moment is a day with a time after it. */
const TIME = /(\d)[T ]\d{1,2}:\d\d.*$/

const monthNumbers = new Map<string, number>(
  ['en', 'fr', 'ar-EG'].flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { month, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, index): [string, number] => {
        const name = foldText(format.format(Date.UTC(2000, index)))
        return [name.replace(/\.$/, ''), index + 1]
      })
    }),
  ),
)

/** The tokens of a date, with the separators between them. */
function divide(text: string): { tokens: Token[]; separators: string[] } {
  const pieces = foldDigits(text).trim().replace(TIME, '$1').split(SEPARATOR)
  const tokens = pieces.filter((piece, at) => at % 2 === 0 && piece !== '')
  const separators = pieces.filter((_piece, at) => at % 2 === 1)
  return { tokens: tokens.map((raw) => ({ raw, text: foldText(raw) })), separators }
}

const isYear = (token: Token | undefined) => /^\d{4}$/.test(token?.text ?? '')
const isMonthName = (token: Token | undefined) => monthNumbers.has(token?.text ?? '')
/** In French, the first day of a month is the 1er. */
const dayNumber = (text: string) => Number(/^(\d{1,2})(?:er|st|nd|rd|th)?$/.exec(text)?.[1])
const monthNumber = (text: string) =>
  monthNumbers.get(text) ?? (/^\d{1,2}$/.test(text) ? Number(text) : Number.NaN)

function rolesOf([first, second, third, ...more]: Token[], order: DateOrder): readonly Role[] {
  if (!first || more.length > 0) return []
  if (!second) return ['year']
  if (!third) return isYear(first) ? ['year', 'month'] : ['month', 'year']
  if (isYear(first)) return ['year', 'month', 'day']
  const isMonthFirst = isMonthName(first) || (order === 'month_first' && !isMonthName(second))
  return isMonthFirst ? ['month', 'day', 'year'] : ['day', 'month', 'year']
}

/**
 * The parts of a date of birth: numbers or names of months, in any script, with a year of four digits. A year may come
 * alone or with its month. Undefined: it is no such date.
 * @internal Exported for its test.
 */
export function readDate(text: string, order: DateOrder): DateParts | undefined {
  const { tokens } = divide(text)
  const roles = rolesOf(tokens, order)
  const of = (role: Role) => tokens[roles.indexOf(role)]?.text
  const [dayText, monthText, yearText = ''] = [of('day'), of('month'), of('year')]
  const year = /^\d{4}$/.test(yearText) ? Number(yearText) : Number.NaN
  const month = monthText === undefined ? 1 : monthNumber(monthText)
  const day = dayText === undefined ? 1 : dayNumber(dayText)
  if (!(year >= 1800 && year <= new Date().getUTCFullYear())) return undefined
  // A month has no 31st in April: the date would be one of May.
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return {
    day: dayText === undefined ? '' : String(day),
    month: monthText === undefined ? '' : String(month),
    year: yearText,
  }
}

/** How a date is written, such as `DD/MM/YYYY`. */
function formatOf(text: string, order: DateOrder): string {
  const { tokens, separators } = divide(text)
  const roles = rolesOf(tokens, order)
  const signs = { day: 'DD', month: 'MM', year: 'YYYY' } as const
  return roles
    .map((role, at) => {
      const sign = role === 'month' && isMonthName(tokens[at]) ? 'MMM' : signs[role]
      return sign + (separators[at] ?? '')
    })
    .join('')
    .trim()
}

/** Which of day and month comes first, as far as these dates show it: a number above 12 is a day. */
function orderOf(texts: readonly string[]): Pick<BirthDates, 'order' | 'evidence'> {
  const counts = { day_first: 0, month_first: 0, either: 0 }
  for (const text of texts) {
    const [first, second, year, ...more] = divide(text).tokens
    if (!first || !second || !isYear(year) || more.length > 0) continue
    const [a, b] = [dayNumber(first.text), dayNumber(second.text)]
    if (a > 12 && b <= 12) counts.day_first += 1
    else if (b > 12 && a <= 12) counts.month_first += 1
    else if (a <= 12 && b <= 12 && a !== b) counts.either += 1
  }
  const { day_first, month_first, either } = counts
  const order = month_first > day_first ? 'month_first' : 'day_first'
  if (day_first > 0 && month_first > 0) return { order, evidence: 'contradictory' }
  if (day_first + month_first > 0) return { order, evidence: 'clear' }
  return { order, evidence: either > 0 ? 'missing' : 'irrelevant' }
}

/** The order and the formats of the dates in a column. A chosen order counts more than the dates do. */
export function describeDates(texts: readonly string[], chosen?: DateOrder): BirthDates {
  const read = orderOf(texts)
  const order = chosen ?? read.order
  const formats = new Map<string, DateFormat>()
  for (const text of texts) {
    const parts = readDate(text, order)
    if (!parts) continue
    const format = formatOf(text, order)
    const known = formats.get(format)
    if (known) known.rows += 1
    else formats.set(format, { format, example: text.trim(), parts, rows: 1 })
  }
  const sorted = [...formats.values()].toSorted((a, b) => b.rows - a.rows)
  return { order, evidence: read.evidence, formats: sorted.slice(0, MAX_FORMATS), questions: [] }
}

/**
 * Rows with the mapped columns alone, and with day, month and year in place of a whole date. What is no date becomes
 * the year, for which the row is a problem. Cells beyond the headings stay beyond them. The first row has the headings.
 */
export function withDividedDates(
  [header = [], ...rows]: readonly string[][],
  mapping: ColumnMapping,
  { column, order }: Required<BirthDateColumn>,
): { rows: string[][]; mapping: ColumnMapping } {
  const columns = Object.values(mapping)
  const kept = Object.keys(mapping).map((field, index) => [field, index] as const)
  const parts = dateFields.map((field, index) => [field, columns.length + index] as const)
  const heading = header[column] ?? ''
  return {
    mapping: Object.fromEntries([...kept, ...parts]),
    rows: [
      [...columns.map((each) => header[each] ?? ''), heading, heading, heading],
      ...rows.map((row) => {
        const text = row[column]?.trim() ?? ''
        const date = readDate(text, order) ?? { day: '', month: '', year: text }
        const extra = row.slice(header.length)
        return [
          ...columns.map((each) => row[each] ?? ''),
          ...[date.day, date.month, date.year],
          ...extra,
        ]
      }),
    ],
  }
}
