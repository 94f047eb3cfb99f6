import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useOwnBundles } from '@/api/bundles/queries'
import type { Scope } from '@/auth/realm'
import type { Days } from '@/lib/period'
import type { RenderLink } from '@/ui/link-slot'
import type { AnalyticsLinks, CountedBy } from '@/verification/analytics-links'
import { AskBundle } from './ask-bundle'
import classes from './ask-bundle.module.css'

/**
 * From the numbers of all bundles to the list of one: of the only one at once, else the person is asked
 * which. `dialog` must be on the screen.
 */
export function useCountedLinks(scope: Scope, period: Days) {
  const bundles = useOwnBundles(scope).data?.bundles ?? []
  const navigate = useNavigate()
  const [asked, setAsked] = useState<CountedBy>()
  const only = bundles.length === 1 ? bundles[0]?.id : undefined
  const targetOf = (bundleId: string, counted: CountedBy) => ({
    to: '/app/pages/bundle/$bundleId/sessions' as const,
    params: { bundleId },
    search: { ...period, ...counted },
  })
  const linkTo =
    (bundleId: string, counted: CountedBy): RenderLink =>
    (slot) => <Link {...targetOf(bundleId, counted)} {...slot} />

  function list(counted: CountedBy): RenderLink | undefined {
    if (only) return linkTo(only, counted)
    if (bundles.length === 0) return undefined
    return ({ className, children }) => (
      <button
        type="button"
        className={className ? `${classes.ask} ${className}` : classes.ask}
        aria-haspopup="dialog"
        onClick={() => setAsked(counted)}
      >
        {children}
      </button>
    )
  }

  const links: AnalyticsLinks = {
    list,
    open: (counted) => {
      if (only) void navigate(targetOf(only, counted))
      else if (bundles.length > 0) setAsked(counted)
    },
    bundle: (bundleId) => linkTo(bundleId, {}),
  }
  const dialog = (
    <AskBundle
      scope={scope}
      period={period}
      bundles={bundles}
      asked={asked}
      link={linkTo}
      onClose={() => setAsked(undefined)}
    />
  )
  return { links, dialog }
}
