import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { useOwnBundles } from '@/api/bundles'
import { useScope } from '@/api/core/use-scope'
import type { Days } from '@/lib/period/period'
import { LazyPart } from '@/ui/feedback/lazy-part'
import type { RenderLink } from '@/ui/display/link-slot'
import type { AnalyticsLinks } from '@/features/analytics/analytics-links'
import type { CountedRecords } from './choose-bundle-dialog'
import classes from './choose-bundle-dialog.module.css'

const ChooseBundleDialog = lazy(() =>
  import('./choose-bundle-dialog').then((module) => ({ default: module.ChooseBundleDialog })),
)

/**
 * Links from the numbers over all bundles to the list of one bundle. With several bundles they open `dialog`, which the
 * screen must render, to choose one.
 */
export function useDashboardLinks() {
  const scope = useScope()
  const bundles = useOwnBundles(scope).data?.bundles ?? []
  const navigate = useNavigate()
  const [records, setRecords] = useState<CountedRecords>()
  const onlyBundle = bundles.length === 1 ? bundles[0]?.id : undefined
  const listAddress = (bundleId: string, { days, counted }: CountedRecords) => ({
    to: '/app/pages/bundle/$bundleId/sessions' as const,
    params: { bundleId },
    search: { ...days, ...counted },
  })
  const linkTo =
    (bundleId: string, target: CountedRecords): RenderLink =>
    (slot) => <Link {...listAddress(bundleId, target)} {...slot} />

  function listLink(target: CountedRecords): RenderLink | undefined {
    if (onlyBundle) return linkTo(onlyBundle, target)
    if (bundles.length === 0) return undefined
    return ({ className, children }) => (
      <button
        type="button"
        className={className ? `${classes.button} ${className}` : classes.button}
        aria-haspopup="dialog"
        onClick={() => setRecords(target)}
      >
        {children}
      </button>
    )
  }

  const linksOf = (days: Days): AnalyticsLinks => ({
    list: (counted) => listLink({ days, counted }),
    open: (counted) => {
      if (onlyBundle) void navigate(listAddress(onlyBundle, { days, counted }))
      else if (bundles.length > 0) setRecords({ days, counted })
    },
    // The number next to the bundle's name counts its transactions.
    bundle: (bundleId) => linkTo(bundleId, { days, counted: { tab: 'transactions' } }),
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
  return { linksOf, dialog }
}
