import type { DateItem } from './date-chunks'

/** Order of the two numbers before a year: day or month first. */
export type DateOrder = 'day_first' | 'month_first'

/** Conventions detected from all dates in a column. */
export interface DateHabits {
  order: DateOrder
  /** Whether two-digit years come first. */
  isYearFirst: boolean
  /** Whether ranges such as 1960-62 occur, so 2001-03 may also be a range. */
  hasShortRanges: boolean
}

/** One date as written. An undefined part is unknown. */
export interface DateCandidate {
  calendar: 'gregory' | 'hijri' | 'buddhist' | 'serial'
  year?: number
  month?: number
  day?: number
  /** `short`: the year has two digits. `none`: the year, if any, comes from another date. */
  precision: 'full' | 'short' | 'none'
  /** Whether the day or month was left out because its value is impossible. */
  isFaulty: boolean
  /** Whether a dash joins this date to the previous date. */
  isRangeEnd?: boolean
  /** A single number that may be a day or a short year. */
  lone?: string
}

/** Difference between Buddhist and Gregorian years. */
export const BUDDHIST_OFFSET = 543

const thisYear = () => new Date().getUTCFullYear()
export const isIn = (value: number, min: number, max: number) => value >= min && value <= max

/** Returns the calendar that makes this birth year possible. */
export function getBirthCalendar(year: number, mark?: DateItem['mark']) {
  if (mark === 'hijri' && isIn(year, 1200, 1500)) return 'hijri'
  if (isIn(year, 1800, thisYear())) return 'gregory'
  if (isIn(year, 1300, 1450)) return 'hijri'
  return isIn(year, 2440, 2570) || (mark === 'buddhist' && isIn(year, 2343, 2570))
    ? 'buddhist'
    : undefined
}

/** Whether the month has that day. Assumes a leap year if the year isn't known. */
export function monthHasDay(day: number, month: number | undefined, date: DateCandidate): boolean {
  const { calendar, precision, year = 2000 } = date
  if (calendar === 'hijri') return isIn(day, 1, 31)
  const gregorian =
    calendar === 'buddhist' ? year - BUDDHIST_OFFSET : precision === 'short' ? 2000 + year : year
  // `Date` converts an impossible date such as April 31 to a day in May, so the day differs.
  return (
    isIn(day, 1, 31) && new Date(Date.UTC(gregorian, (month ?? 1) - 1, day)).getUTCDate() === day
  )
}

/** Completes a year that is written as its last one or two digits after another year, as in "1960-62". */
export function completeYear(year: number, ending: string): number {
  const size = 10 ** ending.length
  const [end, last] = [Number(ending), year % size]
  return year - last + end + (end < last ? size : 0)
}

/** Whether a number ends a range, such as 62 in 1960-62. False if the number could be a month. */
export const isShortRange = (year: number, end: number) => end > 12 && end > year % 100
