import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useScope } from '@/api/core/use-scope'
import { useBundleAnalytics } from '@/api/analytics'
import type { BundleAnalytics } from '@/backend/analytics'
import { previousPeriod } from '@/lib/period/comparison'
import type { Days } from '@/lib/period/period'
import { PeriodFilter } from '@/ui/fields/period-filter'
import { useToday } from '@/ui/fields/use-today'
import type { AnalyticsLinks } from './analytics-links'
import { AnalyticsPanel } from './analytics-panel'
import classes from './analytics-view.module.css'
import { closedPeriod, closedPeriodPresets, toDateRange } from '@/lib/period/closed-period'
import type { ListSearch } from '@/features/record-list/list-search'

interface BundleAnalyticsViewProps {
  bundleId: string
  /** Client that owns the bundle. Needed only for administrators. */
  organizationId?: string
  search: Pick<ListSearch, 'from' | 'to'>
  onSearch: (search: { from?: string; to?: string }) => void
  /** Returns the links for the numbers. The default links open the bundle's lists in the client realm. */
  links?: (days: Days) => AnalyticsLinks
  /** Renders extra content below the metrics and charts, for the days on screen. */
  below?: (figures: BundleAnalytics, previous: BundleAnalytics | undefined, days: Days) => ReactNode
}

/** Shows a bundle's analytics, for clients and administrators. */
export function BundleAnalyticsView(props: BundleAnalyticsViewProps) {
  const scope = useScope()
  const { bundleId, organizationId, search, onSearch } = props
  const { from, to } = search
  const today = useToday()
  const period = closedPeriod({ from, to })
  const bundle = { bundle_id: bundleId, organization_id: organizationId }
  const query = useBundleAnalytics(scope, { ...bundle, ...toDateRange(period) })
  const previousQuery = useBundleAnalytics(
    scope,
    { ...bundle, ...toDateRange(previousPeriod(period)) },
    { enabled: query.isSuccess && !query.isPlaceholderData },
  )
  return (
    <>
      <div className={classes.period}>
        <PeriodFilter
          value={period}
          presets={closedPeriodPresets}
          onChange={(next) => onSearch({ from: next.from, to: next.to })}
          today={today}
        />
      </div>
      <AnalyticsPanel
        query={query}
        previousQuery={previousQuery}
        period={period}
        audience="bundle"
        links={props.links ?? ((days) => toClientLinks(bundleId, days))}
        below={props.below}
      />
    </>
  )
}

/** Returns links to the bundle's lists in the client realm. */
function toClientLinks(bundleId: string, days: Days): AnalyticsLinks {
  return {
    list: (filter) =>
      linkOptions({
        to: '/app/pages/bundle/$bundleId/sessions',
        params: { bundleId },
        search: { ...days, ...filter },
      }),
  }
}
