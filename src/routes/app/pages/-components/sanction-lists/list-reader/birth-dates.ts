import type { SanctionField } from '@/backend/sanction'
import { fromHijri, sharedParts, type HijriCalendar, type KnownDate } from './calendars'
import { shorten } from './check-rows'
import { parseChunk } from './date-candidates'
import { divideDates, type DateText } from './date-chunks'
import {
  getBirthCalendar,
  BUDDHIST_OFFSET,
  completeYear,
  isIn,
  isShortRange,
  type DateCandidate,
  type DateHabits,
  type DateOrder,
} from './possible-dates'

/** Column of whole dates of birth. If `order` is missing, the dates themselves determine the order. */
export interface BirthDateColumn {
  column: number
  order?: DateOrder
}

export interface DateParts {
  day: string
  month: string
  year: string
}

/** The user's choices for ambiguous dates. Without a choice, the ambiguous part isn't sent. */
export interface DateChoices {
  /** First year of the hundred-year span that two-digit years belong to. */
  short_year?: number
  hijri_year?: HijriCalendar
  buddhist_year?: 'convert'
  serial_date?: 'convert'
  several_dates?: 'first' | 'last'
}
export type DateQuestion = keyof DateChoices

export interface ParsedDate {
  parts: DateParts
  /** Reason why a part or all of the date isn't sent. */
  leftOut?: DateQuestion | 'birth_date' | 'unreadable_date'
  questions: readonly DateQuestion[]
}

/** Date format in a file, such as `DD/MM/YYYY`. */
export interface DateFormat {
  format: string
  example: string
  parts: DateParts
  rows: number
}

export interface BirthDates {
  order: DateOrder
  /** The file's evidence for the order. `irrelevant`: no date depends on the order. */
  evidence: 'clear' | 'contradictory' | 'missing' | 'irrelevant'
  /** Most frequent formats first. */
  formats: DateFormat[]
  questions: { question: DateQuestion; example: string; rows: number }[]
}

export const dateFields = [
  'birth_date_day',
  'birth_date_month',
  'birth_date_year',
] as const satisfies readonly SanctionField[]

const MAX_FORMATS = 5
const noParts: DateParts = { day: '', month: '', year: '' }

/**
 * Parses a column of birth dates, where `texts` maps each cell text to its row count. A chosen order overrides the
 * order that the dates suggest.
 */
export function parseBirthDates(
  texts: ReadonlyMap<string, number>,
  chosenOrder?: DateOrder,
  choices: DateChoices = {},
): { dates: BirthDates; parseText: (text: string) => ParsedDate } {
  const dividedDates = Array.from(texts, ([text, rows]) => ({
    text,
    rows,
    date: divideDates(text),
  }))
  const { evidence, ...found } = detectHabits(dividedDates)
  const habits = { ...found, order: chosenOrder ?? found.order }
  const parsedDates = new Map<string, ParsedDate>()
  const formats = new Map<string, DateFormat>()
  const questions = new Map<DateQuestion, BirthDates['questions'][number]>()
  for (const { text, rows, date } of dividedDates) {
    const result = parseDate(date, habits, choices)
    parsedDates.set(text, result)
    for (const question of result.questions) {
      const knownQuestion = questions.get(question)
      if (knownQuestion) knownQuestion.rows += rows
      else questions.set(question, { question, example: shorten(text), rows })
    }
    const { parts } = result
    if (!parts.day && !parts.month && !parts.year) continue
    const format = describeFormat(date)
    const knownFormat = formats.get(format)
    if (knownFormat) knownFormat.rows += rows
    else formats.set(format, { format, example: shorten(text), parts, rows })
  }
  const sortedFormats = [...formats.values()].toSorted((a, b) => b.rows - a.rows)
  return {
    dates: {
      ...{ order: habits.order, evidence },
      ...{ formats: sortedFormats.slice(0, MAX_FORMATS), questions: [...questions.values()] },
    },
    parseText: (text) => parsedDates.get(text) ?? { parts: noParts, questions: [] },
  }
}

/** Parses the date in text, as far as the date is certain. */
function parseDate(date: DateText, habits: DateHabits, choices: DateChoices): ParsedDate {
  const chunks = date.chunks.map((chunk) => parseChunk(chunk, habits))
  if (chunks.some((chunk) => !chunk))
    return { parts: noParts, leftOut: 'unreadable_date', questions: [] }
  const candidates = inOneCalendar(withYears(chunks.flatMap((chunk) => chunk ?? [])))
  const resolvedCandidates = candidates.map((candidate) => resolve(candidate, choices))
  const [first] = resolvedCandidates
  if (!first) {
    if (date.isUnknown) return { parts: noParts, questions: [] }
    return {
      ...{ parts: noParts, questions: [] },
      leftOut: date.isOpen ? 'several_dates' : 'unreadable_date',
    }
  }
  const questions = [...new Set(resolvedCandidates.flatMap(({ question }) => question ?? []))]
  const isOne = resolvedCandidates.every(({ known }) => isSame(known, first.known))
  if (date.isOpen || (isOne && date.isRange && candidates.length === 1))
    return { parts: noParts, leftOut: 'several_dates', questions: [] }
  if (isOne) return one(first, questions)
  questions.push('several_dates')
  const choice = choices.several_dates
  if (choice) return one(resolvedCandidates.at(choice === 'first' ? 0 : -1) ?? first, questions)
  const isRange = date.isRange || candidates.some(({ isRangeEnd }) => isRangeEnd)
  const all = resolvedCandidates.map(({ known }) => known)
  const sameParts = isRange ? sharedParts(all) : commonParts(all)
  return { parts: toDateParts(sameParts), leftOut: 'several_dates', questions }
}

interface Resolved {
  known: KnownDate
  question?: DateQuestion
  leftOut?: ParsedDate['leftOut']
}

function one({ known, leftOut }: Resolved, questions: readonly DateQuestion[]): ParsedDate {
  return { parts: toDateParts(known), leftOut, questions }
}

/** Converts a candidate to a Gregorian date if the user's choices allow it. */
function resolve(candidate: DateCandidate, choices: DateChoices): Resolved {
  const { calendar, precision, year, month, day, isFaulty } = candidate
  const fault = isFaulty ? 'birth_date' : undefined
  const question = getQuestion(candidate)
  const choice = question && choices[question]
  if (question && choice === undefined) {
    const known = question === 'short_year' || question === 'buddhist_year' ? { month, day } : {}
    return { known, question, leftOut: question }
  }
  if (calendar === 'hijri') {
    const known = fromHijri({ year, month, day }, choices.hijri_year ?? 'islamic-umalqura')
    const isPartial = known.year === undefined
    return { known, question, leftOut: isPartial ? 'hijri_year' : fault }
  }
  const known = { year: gregorianYear(candidate, choices), month, day }
  if (known.year !== undefined && getBirthCalendar(known.year) !== 'gregory')
    return { known: {}, question, leftOut: 'unreadable_date' }
  const isNothing = Object.values(known).every((part) => part === undefined)
  return { known, question, leftOut: isNothing && precision !== 'full' ? 'unreadable_date' : fault }
}

function getQuestion({ calendar, precision }: DateCandidate): DateQuestion | undefined {
  if (calendar === 'serial') return 'serial_date'
  if (calendar === 'hijri') return 'hijri_year'
  if (calendar === 'buddhist') return 'buddhist_year'
  return precision === 'short' ? 'short_year' : undefined
}

function gregorianYear(
  { calendar, precision, year }: DateCandidate,
  { short_year: start = 0 }: DateChoices,
): number | undefined {
  if (year === undefined) return undefined
  if (precision === 'short') return start + ((((year - start) % 100) + 100) % 100)
  return calendar === 'buddhist' ? year - BUDDHIST_OFFSET : year
}

/** Copies the year of another date to dates without a year, as in "17 May or 3 June 1962". */
function withYears(candidates: readonly DateCandidate[]): DateCandidate[] {
  const hasYear = ({ year, lone }: DateCandidate) => year !== undefined && lone === undefined
  return candidates.map((candidate, index) => {
    if (hasYear(candidate)) return candidate
    const before = candidates.slice(0, index).findLast(hasYear)
    const after = candidates.slice(index + 1).find(hasYear)
    const { lone } = candidate
    const other = after ?? before
    if (!other) return candidate
    if (lone === undefined) return { ...candidate, ...pickYear(other) }
    if (before?.year !== undefined && !after)
      return { ...candidate, ...pickYear(before), year: completeYear(before.year, lone) }
    const { month, day } = other
    return { ...candidate, ...pickYear(other), month, day: day && Number(lone) }
  })
}

const pickYear = ({ calendar, precision, year }: DateCandidate) => ({ calendar, precision, year })

/**
 * Drops Hijri and Buddhist dates if there is a full Gregorian date, because documents repeat a date in those calendars.
 */
function inOneCalendar(candidates: DateCandidate[]): DateCandidate[] {
  const isGregorian = ({ calendar, precision }: DateCandidate) =>
    calendar === 'gregory' && precision === 'full'
  const isOther = ({ calendar }: DateCandidate) => calendar === 'hijri' || calendar === 'buddhist'
  return candidates.some(isGregorian)
    ? candidates.filter((candidate) => !isOther(candidate))
    : candidates
}

const parts = ['year', 'month', 'day'] as const
const isSame = (a: KnownDate, b: KnownDate) => parts.every((part) => a[part] === b[part])

/** Returns the parts that all alternatives have in common. */
function commonParts([first = {}, ...rest]: readonly KnownDate[]): KnownDate {
  const isCommon = (part: keyof KnownDate) => rest.every((date) => date[part] === first[part])
  return Object.fromEntries(parts.filter(isCommon).map((part) => [part, first[part]]))
}

function toDateParts({ year, month, day }: KnownDate): DateParts {
  const text = (value: number | undefined) => (value === undefined ? '' : String(value))
  return { day: text(day), month: text(month), year: text(year) }
}

/** Describes a date's format, such as `DD/MM/YYYY`. */
function describeFormat({ text, chunks }: DateText): string {
  let [format, end] = ['', 0]
  for (const { start, text: written, sign } of chunks.flatMap(({ items }) => items)) {
    if (sign === undefined) continue
    format += text.slice(end, start) + sign
    end = start + written.length
  }
  const whole = (format + text.slice(end)).replace(/\s+/g, ' ').trim()
  return shorten(whole)
}

/** Detects a column's date conventions. A number above 12 must be a day, and a number above 31 a year. */
function detectHabits(
  dividedDates: readonly { rows: number; date: DateText }[],
): DateHabits & Pick<BirthDates, 'evidence'> {
  const counts = { day_first: 0, month_first: 0, either: 0, yearFirst: 0, yearLast: 0, ranges: 0 }
  for (const { rows, date } of dividedDates)
    for (const { items } of date.chunks) {
      if (items.some(({ kind }) => kind !== 'number')) continue
      const [first = 0, second = 0, third = 0] = items.map(({ text }) => Number(text))
      const sizes = items.map(({ text }) => text.length).join('')
      if (sizes === '42' && isShortRange(first, second)) counts.ranges += rows
      if (/^[12][12]2$/.test(sizes) && first > 31 !== third > 31)
        counts[first > 31 ? 'yearFirst' : 'yearLast'] += rows
      const isWritten = /^[12][12][24]$/.test(sizes) && first <= 31
      if (!isWritten) continue
      if (isIn(first, 13, 31) && isIn(second, 1, 12)) counts.day_first += rows
      else if (isIn(second, 13, 31) && isIn(first, 1, 12)) counts.month_first += rows
      else if (isIn(first, 1, 12) && isIn(second, 1, 12) && first !== second) counts.either += rows
    }
  const { day_first, month_first, either, yearFirst, yearLast, ranges } = counts
  const order = month_first > day_first ? 'month_first' : 'day_first'
  const evidence =
    day_first > 0 && month_first > 0
      ? 'contradictory'
      : day_first + month_first > 0
        ? 'clear'
        : either > 0
          ? 'missing'
          : 'irrelevant'
  return { order, evidence, isYearFirst: yearFirst > yearLast, hasShortRanges: ranges > 0 }
}
