import { linkOptions } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { useOwnBundles } from '@/api/bundles'
import { useScope } from '@/api/core/use-scope'
import type { Days } from '@/lib/period/period'
import { LazyPart } from '@/ui/feedback/lazy-part'
import type { AnalyticsLinks } from '@/features/analytics/analytics-links'
import type { CountedRecords } from './choose-bundle-dialog'

const ChooseBundleDialog = lazy(() =>
  import('./choose-bundle-dialog').then((module) => ({ default: module.ChooseBundleDialog })),
)

/**
 * Returns links from numbers over all bundles to a single bundle's list. If there are several bundles, a number opens
 * `dialog` to choose one of them, so the screen must render `dialog`.
 */
export function useDashboardLinks() {
  const scope = useScope()
  const bundles = useOwnBundles(scope).data?.bundles ?? []
  const [records, setRecords] = useState<CountedRecords>()
  const onlyBundle = bundles.length === 1 ? bundles[0]?.id : undefined
  const linkTo = (bundleId: string, { days, countFilter }: CountedRecords) =>
    linkOptions({
      to: '/app/pages/bundle/$bundleId/sessions',
      params: { bundleId },
      search: { ...days, ...countFilter },
    })
  const toLinks = (days: Days): AnalyticsLinks => ({
    list: (countFilter) => {
      if (onlyBundle) return linkTo(onlyBundle, { days, countFilter })
      return bundles.length === 0 ? undefined : () => setRecords({ days, countFilter })
    },
    // Opens the transactions, because the number beside a bundle's name counts them.
    bundle: (bundleId) => linkTo(bundleId, { days, countFilter: { tab: 'transactions' } }),
  })
  const dialog = records && (
    <LazyPart onFailure={() => setRecords(undefined)}>
      <ChooseBundleDialog
        bundles={bundles}
        records={records}
        link={linkTo}
        onClose={() => setRecords(undefined)}
      />
    </LazyPart>
  )
  return { toLinks, dialog }
}
