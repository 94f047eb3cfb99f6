import type { DateItem } from './date-chunks'

/** Which of the two numbers before a year is the day. */
export type DateOrder = 'day_first' | 'month_first'

/** Facts that the other dates of a column show. */
export interface DateHabits {
  order: DateOrder
  /** Two-digit years come first. */
  isYearFirst: boolean
  /** Ranges such as 1960-62 occur, so 2001-03 may be one. */
  hasShortRanges: boolean
}

/** One date as written. An undefined part is unknown. */
export interface DateCandidate {
  calendar: 'gregory' | 'hijri' | 'buddhist' | 'serial'
  year?: number
  month?: number
  day?: number
  /** `short`: the year has two digits. `none`: the year, if any, is another date's. */
  precision: 'full' | 'short' | 'none'
  /** Whether the day or month was left out because it isn't possible. */
  isFaulty: boolean
  /** Whether a dash joins it to the date before it. */
  isRangeEnd?: boolean
  /** A number that may be a day or a short year, with nothing else. */
  lone?: string
}

/** Years between the Buddhist and the Gregorian count. */
export const BUDDHIST_OFFSET = 543

const thisYear = () => new Date().getUTCFullYear()
export const isIn = (value: number, min: number, max: number) => value >= min && value <= max

/** The calendar in which a year of birth is possible. */
export function getBirthCalendar(year: number, mark?: DateItem['mark']) {
  if (mark === 'hijri' && isIn(year, 1200, 1500)) return 'hijri'
  if (isIn(year, 1800, thisYear())) return 'gregory'
  if (isIn(year, 1300, 1450)) return 'hijri'
  return isIn(year, 2440, 2570) || (mark === 'buddhist' && isIn(year, 2343, 2570))
    ? 'buddhist'
    : undefined
}

/** Whether a month has that day, in some year if the year isn't known. */
export function monthHasDay(day: number, month: number | undefined, date: DateCandidate): boolean {
  const { calendar, precision, year = 2000 } = date
  if (calendar === 'hijri') return isIn(day, 1, 31)
  const gregorian =
    calendar === 'buddhist' ? year - BUDDHIST_OFFSET : precision === 'short' ? 2000 + year : year
  // April has no 31st day: the date would be in May.
  return (
    isIn(day, 1, 31) && new Date(Date.UTC(gregorian, (month ?? 1) - 1, day)).getUTCDate() === day
  )
}

/** The year that is written as its last one or two digits after another year. */
export function completeYear(year: number, ending: string): number {
  const size = 10 ** ending.length
  const [end, last] = [Number(ending), year % size]
  return year - last + end + (end < last ? size : 0)
}

/** Whether 62 ends a range in 1960-62. It could not be a month. */
export const isShortRange = (year: number, end: number) => end > 12 && end > year % 100
