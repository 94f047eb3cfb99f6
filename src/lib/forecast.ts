import { dayCount, previousPeriod, type Days } from './period/period'

/** A day or two say too little about a month. */
export const DAYS_WITHOUT_FORECAST = 3

/** The basis of a forecast for the end of the month, or why there is none. */
export type ForecastBasis =
  | { kind: 'linear'; days: number; monthDays: number; lastDay: string }
  | { kind: 'too-early' }
  | { kind: 'other-period' }

/** A forecast needs the days of the current month up to today, which counts as a whole day (behaviour 5.7). */
export function forecastBasis({ from, to }: Days, today: string): ForecastBasis {
  const lastDay = lastOfMonth(today)
  if (from !== firstOfMonth(today) || to < today || to > lastDay) return { kind: 'other-period' }
  const days = dayOf(today)
  if (days <= DAYS_WITHOUT_FORECAST) return { kind: 'too-early' }
  return { kind: 'linear', days, monthDays: dayOf(lastDay), lastDay }
}

/** The count at the end of the month if the remaining days are like those so far. */
export function forecastCount(count: number, basis: ForecastBasis): number | undefined {
  return basis.kind === 'linear' ? Math.round((count / basis.days) * basis.monthDays) : undefined
}

/**
 * The same days of the previous month; for days across several months, the same number of days right before (behaviour
 * 5.8). A whole month is compared with the whole previous one, whatever their lengths.
 */
export function monthBefore(period: Days): Days {
  const { from, to } = period
  if (firstOfMonth(from) !== firstOfMonth(to)) return previousPeriod(period)
  const first = firstOfMonth(from)
  const last = lastOfMonth(previousPeriod({ from: first, to: first }).to)
  if (from === first && to === lastOfMonth(to)) return { from: firstOfMonth(last), to: last }
  const inMonth = (day: string) => {
    const same = `${last.slice(0, 8)}${day.slice(8)}`
    return same < last ? same : last
  }
  return { from: inMonth(from), to: inMonth(to) }
}

/** The last day of the month of a day. */
function lastOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const date = new Date(0)
  // Day 0 of the next month; `Date.UTC` would read the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month, 0)
  return date.toISOString().slice(0, 10)
}

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`
const dayOf = (day: string) => dayCount({ from: firstOfMonth(day), to: day })
