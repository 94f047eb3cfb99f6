import { linkOptions } from '@tanstack/react-router'
import { useOwnBundles } from '@/api/bundles'
import { useScope } from '@/api/core/use-scope'
import type { Days } from '@/lib/period/period'
import type { AnalyticsLinks, CountFilter } from '@/features/analytics/analytics-links'

/** Returns links from dashboard numbers to the merged list, or to the list of the only bundle. */
export function useDashboardLinks() {
  const scope = useScope()
  const bundles = useOwnBundles(scope).data?.bundles ?? []
  const onlyBundle = bundles.length === 1 ? bundles[0]?.id : undefined
  const linkTo = (bundleId: string, search: Days & CountFilter) =>
    linkOptions({ to: '/app/pages/bundle/$bundleId/sessions', params: { bundleId }, search })
  return (days: Days): AnalyticsLinks => ({
    list: ({ tab, ...countFilter }) => {
      if (bundles.length === 0) return undefined
      const search = { ...days, ...countFilter }
      return onlyBundle
        ? linkTo(onlyBundle, { ...search, tab })
        : linkOptions({ to: '/app/pages/bundle', search: { ...search, tab: tab ?? 'sessions' } })
    },
    // Opens the transactions, because the number beside a bundle's name counts them.
    bundle: (bundleId) => linkTo(bundleId, { ...days, tab: 'transactions' }),
  })
}
