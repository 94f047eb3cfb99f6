import { hasOpenDay, isPrecedingPeriod, previousPeriod } from '@/lib/period/comparison'
import { dayCount, type Days } from '@/lib/period/period'
import type { Comparison } from '@/ui/charts/figure-card'
import { usePeriodName } from '@/ui/fields/use-period-name'

/** Returns the comparison period, and whether the current period is still incomplete. */
export function useComparison(period: Days): Comparison {
  const periodName = usePeriodName()
  const before = previousPeriod(period)
  return {
    days: dayCount(period),
    since: isPrecedingPeriod(before, period) ? undefined : periodName.period(before),
    isPartial: hasOpenDay(period),
  }
}
