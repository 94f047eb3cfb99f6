import { formatDay, formatHour } from '@/lib/format'

export interface DayCount {
  /** `YYYY-MM-DD`, or `YYYY-MM-DDTHH` for a UTC hour. */
  day: string
  all: number
  good: number
  bad: number
  /** Outcomes that are neither good nor bad. */
  rest: number
}

export type Count = 'all' | 'good' | 'bad' | 'rest'
export type DayLabels = Record<Count, string>

/** Counts for one or more consecutive days. */
export interface DayBar extends DayCount {
  /** The last day. `day` is the first. */
  last: string
}

export const isHour = (day: string) => day.length > 'YYYY-MM-DD'.length

/** Formats a day or an hour in the locale. */
export function formatDayOrHour(day: string, locale: string, style?: 'short' | 'medium'): string {
  return isHour(day) ? formatHour(`${day}:00Z`, locale) : formatDay(day, locale, style)
}

/** Maximum number of bars. More bars would be too narrow to tell apart. */
const MAX_BARS = 120
const WEEK = 7

/** Returns one bar per day, or per week for a long period. Weeks end on the last day of the period. */
export function toDayBars(days: readonly DayCount[]): DayBar[] {
  if (days.length <= MAX_BARS) return days.map((day) => ({ ...day, last: day.day }))
  const bars: DayBar[] = []
  for (let end = days.length; end > 0; end -= WEEK) {
    bars.unshift(sumDays(days.slice(Math.max(0, end - WEEK), end)))
  }
  return bars
}

function sumDays(days: readonly DayCount[]): DayBar {
  return {
    day: days.at(0)?.day ?? '',
    last: days.at(-1)?.day ?? '',
    all: days.reduce((sum, { all }) => sum + all, 0),
    good: days.reduce((sum, { good }) => sum + good, 0),
    bad: days.reduce((sum, { bad }) => sum + bad, 0),
    rest: days.reduce((sum, { rest }) => sum + rest, 0),
  }
}
