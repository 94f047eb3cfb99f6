/** The known parts of a Gregorian date. */
export interface KnownDate {
  year?: number
  month?: number
  day?: number
}

/** Intl names of Hijri calendars: the lunar calendar, and the solar calendar of Iran and Afghanistan. */
export type HijriCalendar = 'islamic-umalqura' | 'persian'

export const DAY_MS = 86_400_000
/** Julian day number of 1970-01-01. */
const UNIX_EPOCH = 2_440_588

/**
 * Returns the Gregorian parts that are certain for a Hijri date. Without a day or month, these are only the parts that
 * the first and last possible days share.
 */
export function fromHijri(date: KnownDate, calendar: HijriCalendar): KnownDate {
  const { year = 0, month, day } = date
  if (month && day) {
    const exact = toDayNumber(calendar, year, month, day)
    return exact === undefined ? fromHijri({ year, month }, calendar) : toParts(exact)
  }
  const [nextYear, nextMonth] = month && month < 12 ? [year, month + 1] : [year + 1, 1]
  const first = toDayNumber(calendar, year, month ?? 1, 1)
  const next = toDayNumber(calendar, nextYear, nextMonth, 1)
  return first === undefined || next === undefined
    ? {}
    : sharedParts([toParts(first), toParts(next - 1)])
}

/** Returns the parts that a range's first and last dates share. A shared month counts only within the same year. */
export function sharedParts([first = {}, ...rest]: readonly KnownDate[]): KnownDate {
  const isShared = (part: keyof KnownDate) =>
    first[part] !== undefined && rest.every((date) => date[part] === first[part])
  if (!isShared('year')) return {}
  if (!isShared('month')) return { year: first.year }
  return isShared('day') ? first : { year: first.year, month: first.month }
}

function toParts(day: number): KnownDate {
  const date = new Date(day * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

const formats = new Map<HijriCalendar, Intl.DateTimeFormat>()

/** Returns the days since 1970, or undefined if the month doesn't have that day. */
function toDayNumber(
  calendar: HijriCalendar,
  year: number,
  month: number,
  day: number,
): number | undefined {
  const format =
    formats.get(calendar) ??
    new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
      ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
      timeZone: 'UTC',
    })
  formats.set(calendar, format)
  const estimate = calendar === 'persian' ? solarDay(year, month, day) : lunarDay(year, month, day)
  // Tries the days around the estimate, because no formula matches the calendar's table exactly.
  return [0, 1, -1, 2, -2, 3, -3]
    .map((offset) => estimate + offset)
    .find((at) => {
      const parts = format.formatToParts(at * DAY_MS)
      const value = (type: Intl.DateTimeFormatPartTypes) =>
        Number(parts.find((part) => part.type === type)?.value)
      return value('day') === day && value('month') === month && value('year') === year
    })
}

function lunarDay(year: number, month: number, day: number): number {
  const months = 30 * month - Math.floor((month - 1) / 2) + day
  return Math.floor((11 * year + 3) / 30) + 354 * year + months + 1_948_055 - UNIX_EPOCH
}

function solarDay(year: number, month: number, day: number): number {
  const months = month <= 7 ? 31 * (month - 1) : 186 + 30 * (month - 7)
  return Math.floor(Date.UTC(year + 621, 2, 21) / DAY_MS) + months + day - 1
}
