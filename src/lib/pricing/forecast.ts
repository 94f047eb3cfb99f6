import { dayCount, firstOfMonth, lastOfMonth, type Days } from '@/lib/period/period'

/** A day or two say too little about a month. */
export const DAYS_WITHOUT_FORECAST = 3

/** The basis of a forecast for the end of the month, or why there is none. */
export type ForecastBasis =
  | { kind: 'linear'; days: number; monthDays: number; lastDay: string }
  | { kind: 'too-early' }
  | { kind: 'other-period' }

/** A forecast needs the days of the current month up to today, which counts as a whole day (behavior 5.7). */
export function forecastBasis({ from, to }: Days, today: string): ForecastBasis {
  const lastDay = lastOfMonth(today)
  if (from !== firstOfMonth(today) || to < today || to > lastDay) return { kind: 'other-period' }
  const days = getDayOfMonth(today)
  if (days <= DAYS_WITHOUT_FORECAST) return { kind: 'too-early' }
  return { kind: 'linear', days, monthDays: getDayOfMonth(lastDay), lastDay }
}

/** The count at the end of the month if the remaining days are like those so far. */
export function forecastCount(count: number, basis: ForecastBasis): number | undefined {
  return basis.kind === 'linear' ? Math.round((count / basis.days) * basis.monthDays) : undefined
}

const getDayOfMonth = (day: string) => dayCount({ from: firstOfMonth(day), to: day })
