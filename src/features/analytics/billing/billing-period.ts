import { closedPeriod } from '@/lib/period/closed-period'
import { toDay, type Days, type Period } from '@/lib/period/period'
import { presetPeriod } from '@/lib/period/presets'

/** Returns the backend's current day. The backend counts days in UTC (behavior 11.9). */
export const billingToday = () => toDay(new Date())

/** Returns the billing screen's period: the dates in the URL, or by default the current month so far. */
export function billingPeriod({ from, to }: Period): Days {
  const period = from || to ? { from, to } : presetPeriod('thisMonth', billingToday())
  return closedPeriod(period)
}
