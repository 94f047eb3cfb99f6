import { DAY_MS } from './calendars'
import type { DateItem } from './date-chunks'
import {
  getBirthCalendar,
  monthHasDay,
  isIn,
  type DateCandidate,
  type DateOrder,
} from './possible-dates'

/** Spreadsheet day number of 1970-01-01. Spreadsheets count days from the end of 1899. */
const UNIX_DAY_NUMBER = 25_569

/** Parses a date without separators, or a spreadsheet's day number. */
export function parseCompactDate(item: DateItem, order: DateOrder): DateCandidate | undefined {
  const { kind, text } = item
  if (kind !== 'number') return undefined
  if (text.length === 8) return parseEightDigits(item, order)
  if (text.length === 6) return parseSixDigits(item, order)
  const today = Math.floor(Date.now() / DAY_MS) + UNIX_DAY_NUMBER
  if (text.length !== 5 || !isIn(Number(text), 10_000, today)) return undefined
  item.sign = '#####'
  const date = new Date((Number(text) - UNIX_DAY_NUMBER) * DAY_MS)
  const parts = { month: date.getUTCMonth() + 1, day: date.getUTCDate() }
  return {
    ...{ calendar: 'serial', precision: 'full', isFaulty: false },
    ...{ year: date.getUTCFullYear(), ...parts },
  }
}

function parseEightDigits(item: DateItem, order: DateOrder): DateCandidate | undefined {
  const digits = (from: number, to: number) => Number(item.text.slice(from, to))
  const first = withFullYear(item, digits(0, 4), digits(4, 6), digits(6, 8))
  if (first && !first.isFaulty) {
    item.sign = 'YYYYMMDD'
    return first
  }
  const [a, b, year] = [digits(0, 2), digits(2, 4), digits(4, 8)]
  const isDayFirst = order === 'day_first'
  const last = isDayFirst ? withFullYear(item, year, b, a) : withFullYear(item, year, a, b)
  // The year may be at either end, and neither reading gives a valid date.
  if (first && last?.isFaulty) return undefined
  item.sign = last ? (isDayFirst ? 'DDMMYYYY' : 'MMDDYYYY') : 'YYYYMMDD'
  return last ?? first
}

function withFullYear(
  { mark }: DateItem,
  year: number,
  month: number,
  day: number,
): DateCandidate | undefined {
  const calendar = getBirthCalendar(year, mark)
  return calendar && withParts({ calendar, precision: 'full', isFaulty: false, year }, month, day)
}

function withParts(candidate: DateCandidate, month: number, day: number): DateCandidate {
  if (month > 12 || day > 31) return { ...candidate, isFaulty: true }
  const withMonth = { ...candidate, month: month || undefined }
  if (!day) return withMonth
  return monthHasDay(day, month || undefined, candidate)
    ? { ...withMonth, day }
    : { ...withMonth, isFaulty: true }
}

/** Parses a year and a month, or a date with a two-digit year, if only one reading is possible. */
function parseSixDigits(item: DateItem, order: DateOrder): DateCandidate | undefined {
  const [a = 0, b = 0, c = 0] = item.text.match(/\d\d/g)?.map(Number) ?? []
  const yearMonth = withFullYear(item, 100 * a + b, c, 0)
  if (yearMonth && !yearMonth.isFaulty) {
    item.sign = 'YYYYMM'
    return b <= 12 && c > 0 ? undefined : yearMonth
  }
  const candidate: DateCandidate = { calendar: 'gregory', precision: 'short', isFaulty: false }
  if (a > 31) {
    item.sign = 'YYMMDD'
    return withParts({ ...candidate, year: a }, b, c)
  }
  if (c <= 31) return undefined
  const isDayFirst = order === 'day_first'
  item.sign = isDayFirst ? 'DDMMYY' : 'MMDDYY'
  return isDayFirst
    ? withParts({ ...candidate, year: c }, b, a)
    : withParts({ ...candidate, year: c }, a, b)
}
