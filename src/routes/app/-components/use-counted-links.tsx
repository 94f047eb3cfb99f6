import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useOwnBundles } from '@/api/bundles/queries'
import type { Scope } from '@/auth/realm'
import type { Days } from '@/lib/period'
import type { RenderLink } from '@/ui/display/link-slot'
import type { AnalyticsLinks } from '@/features/analytics/analytics-links'
import { AskBundle, type Asked } from './ask-bundle'
import classes from './ask-bundle.module.css'

/**
 * From the numbers of all bundles to the list of one: of the only one at once, else the person is asked
 * which. `dialog` must be on the screen.
 */
export function useCountedLinks(scope: Scope) {
  const bundles = useOwnBundles(scope).data?.bundles ?? []
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()
  const only = bundles.length === 1 ? bundles[0]?.id : undefined
  const targetOf = (bundleId: string, { days, counted }: Asked) => ({
    to: '/app/pages/bundle/$bundleId/sessions' as const,
    params: { bundleId },
    search: { ...days, ...counted },
  })
  const linkTo =
    (bundleId: string, what: Asked): RenderLink =>
    (slot) => <Link {...targetOf(bundleId, what)} {...slot} />

  function list(what: Asked): RenderLink | undefined {
    if (only) return linkTo(only, what)
    if (bundles.length === 0) return undefined
    return ({ className, children }) => (
      <button
        type="button"
        className={className ? `${classes.ask} ${className}` : classes.ask}
        aria-haspopup="dialog"
        onClick={() => setAsked(what)}
      >
        {children}
      </button>
    )
  }

  const linksOf = (days: Days): AnalyticsLinks => ({
    list: (counted) => list({ days, counted }),
    open: (counted) => {
      if (only) void navigate(targetOf(only, { days, counted }))
      else if (bundles.length > 0) setAsked({ days, counted })
    },
    // Beside its name stand its transactions.
    bundle: (bundleId) => linkTo(bundleId, { days, counted: { tab: 'transactions' } }),
  })
  const dialog = (
    <AskBundle
      scope={scope}
      bundles={bundles}
      asked={asked}
      link={linkTo}
      onClose={() => setAsked(undefined)}
    />
  )
  return { linksOf, dialog }
}
