import { useBundleAnalytics } from '@/api/analytics/queries'
import type { Scope } from '@/auth/realm'
import { closedPeriod } from '@/features/record-list/closed-period'
import { toDateRange } from '@/features/record-list/closed-period'

/**
 * The figures of a bundle over the last 30 days, asked for when they are in sight: the very call its
 * analytics start with.
 */
export function useBundleMonth(scope: Scope, bundleId: string, seen: boolean) {
  return useBundleAnalytics(
    scope,
    { bundle_id: bundleId, ...toDateRange(closedPeriod({})) },
    { enabled: seen },
  )
}
