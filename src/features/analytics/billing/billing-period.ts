import { closedPeriod } from '@/lib/period/closed-period'
import { toDay, type Days, type Period } from '@/lib/period/period'
import { presetPeriod } from '@/lib/period/presets'

/** Today for the backend, which counts days in UTC (behavior 11.9). */
export const billingToday = () => toDay(new Date())

/** The days of Billing: the current month so far when the address has no dates. */
export function billingPeriod({ from, to }: Period): Days {
  const period = from || to ? { from, to } : presetPeriod('thisMonth', billingToday())
  return closedPeriod(period)
}
