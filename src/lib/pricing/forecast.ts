import { dayCount, firstOfMonth, lastOfMonth, type Days } from '@/lib/period/period'

/** Number of days at the start of a month without a forecast, because so few days don't represent a month. */
export const DAYS_WITHOUT_FORECAST = 3

/** Basis of a forecast for the end of the month, or the reason why no forecast is possible. */
export type ForecastBasis =
  | { kind: 'linear'; days: number; monthDays: number; lastDay: string }
  | { kind: 'too-early' }
  | { kind: 'other-period' }

/**
 * Returns the basis of a forecast, if the period covers the current month up to today (behavior 5.7). Today counts as a
 * whole day.
 */
export function forecastBasis({ from, to }: Days, today: string): ForecastBasis {
  const lastDay = lastOfMonth(today)
  if (from !== firstOfMonth(today) || to < today || to > lastDay) return { kind: 'other-period' }
  const days = getDayOfMonth(today)
  if (days <= DAYS_WITHOUT_FORECAST) return { kind: 'too-early' }
  return { kind: 'linear', days, monthDays: getDayOfMonth(lastDay), lastDay }
}

/** Returns the count at the end of the month if the remaining days are like the days so far. */
export function forecastCount(count: number, basis: ForecastBasis): number | undefined {
  return basis.kind === 'linear' ? Math.round((count / basis.days) * basis.monthDays) : undefined
}

const getDayOfMonth = (day: string) => dayCount({ from: firstOfMonth(day), to: day })
