import { Link, useNavigate } from '@tanstack/react-router'
import { useBundleAnalytics } from '@/api/analytics/queries'
import type { Scope } from '@/auth/realm'
import { previousPeriod } from '@/lib/period'
import { FilterBar } from '@/ui/list-toolbar/filter-bar'
import { PeriodFilter } from '@/ui/list-toolbar/period-filter'
import type { AnalyticsLinks, CountedBy } from './analytics-links'
import { AnalyticsPanel } from './analytics-panel'
import { closedPeriodPresets } from '@/features/record-list/closed-period'
import { closedPeriod } from '@/features/record-list/closed-period'
import { toDateRange } from '@/features/record-list/closed-period'
import type { ListSearch } from '@/features/record-list/list-search'
import { useShownDays } from './use-shown-days'

interface BundleAnalyticsProps {
  scope: Scope
  bundleId: string
  /** Administrators say whose bundle it is. */
  organizationId?: string
  search: Pick<ListSearch, 'from' | 'to'>
  onSearch: (search: { from?: string | undefined; to?: string | undefined }) => void
  /** Where the numbers lead; left out, to the lists of the client's own screen. */
  links?: AnalyticsLinks
}

/** The figures of one bundle, the same for both realms. */
export function BundleAnalytics(props: BundleAnalyticsProps) {
  const { scope, bundleId, organizationId, search, onSearch } = props
  const own = useOwnLinks(bundleId)
  const { from, to } = search
  const period = closedPeriod({ from, to })
  const bundle = {
    bundle_id: bundleId,
    ...(organizationId ? { organization_id: organizationId } : {}),
  }
  const query = useBundleAnalytics(scope, { ...bundle, ...toDateRange(period) })
  const before = useBundleAnalytics(
    scope,
    { ...bundle, ...toDateRange(previousPeriod(period)) },
    { enabled: query.isSuccess && !query.isPlaceholderData },
  )
  const shown = useShownDays(period, query.isPlaceholderData)
  const ownLinks = scope.realm === 'client' ? own(shown) : {}
  return (
    <>
      <FilterBar>
        <PeriodFilter
          value={period}
          presets={closedPeriodPresets}
          onChange={(next) => onSearch({ from: next.from, to: next.to })}
        />
      </FilterBar>
      <AnalyticsPanel
        query={query}
        before={before}
        period={shown}
        of="bundle"
        links={props.links ?? ownLinks}
      />
    </>
  )
}

/** To the other tabs of the client's bundle. */
function useOwnLinks(bundleId: string) {
  const navigate = useNavigate()
  return (period: { from: string; to: string }): AnalyticsLinks => {
    const target = (counted: CountedBy) => ({
      to: '/app/pages/bundle/$bundleId/sessions' as const,
      params: { bundleId },
      search: { ...period, ...counted },
    })
    return {
      list: (counted) => (slot) => <Link {...target(counted)} {...slot} />,
      open: (counted) => void navigate(target(counted)),
    }
  }
}
