import { addDays, dayCount, firstOfMonth, lastOfMonth, toDay, type Days } from './period'

/**
 * The days that figures are compared with (behavior 5.8): of a month so far, the same days of the month before, of a
 * whole month the whole one before, and otherwise as many days right before.
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

/** Whether some days are as many as those of a period, and right before them. */
export function isPrecedingPeriod(days: Days, period: Days): boolean {
  return addDays(days.to, 1) === period.from && dayCount(days) === dayCount(period)
}

/** Whether a period contains a day that is not over. The backends count days of UTC. */
export function hasOpenDay({ to }: Days, now = new Date()): boolean {
  return to >= toDay(now)
}
