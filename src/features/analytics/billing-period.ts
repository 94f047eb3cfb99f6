import { closedPeriod } from '@/lib/period/closed-period'
import { toDay, type Days, type Period } from '@/lib/period/period'
import { presetPeriod } from '@/lib/period/presets'

/** The day it is for the backend, which counts days of UTC (behaviour 11.9). */
export const billingToday = () => toDay(new Date(), 'utc')

/** The days of Billing: without dates in the address the current month so far. */
export function billingPeriod({ from, to }: Period): Days {
  const period = from || to ? { from, to } : presetPeriod('thisMonth', billingToday())
  return closedPeriod({ ...period, zone: 'utc' })
}
