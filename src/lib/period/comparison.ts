import { addDays, dayCount, firstOfMonth, lastOfMonth, toDay, type Days } from './period'

/**
 * Returns the period to compare with (behavior 5.8): the previous month for a whole month, its same days for a month to
 * date. Any other period is compared with as many days right before it.
 */
export function previousPeriod(period: Days): Days {
  const { from, to } = period
  const before = addDays(from, -1)
  const isMonthToDate = from === firstOfMonth(to) && from !== to
  if (!isMonthToDate) return { from: addDays(from, -dayCount(period)), to: before }
  const sameDay = `${before.slice(0, 8)}${to.slice(8)}`
  const endsEarlier = to !== lastOfMonth(to) && sameDay < before
  return { from: firstOfMonth(before), to: endsEarlier ? sameDay : before }
}

/** Whether `days` has as many days as `period` and ends right before `period`. */
export function isPrecedingPeriod(days: Days, period: Days): boolean {
  return addDays(days.to, 1) === period.from && dayCount(days) === dayCount(period)
}

/** Whether a period contains a day that isn't over. The backends count days in UTC. */
export function hasOpenDay({ to }: Days, now = new Date()): boolean {
  return to >= toDay(now)
}
