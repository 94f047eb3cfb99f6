import { Trans, useLingui } from '@lingui/react/macro'
import { toDay } from '@/lib/period'
import { PeriodFilter } from '@/ui/period-filter'
import { Bone } from '@/ui/skeleton'
import { ViewSwitch } from '@/ui/view-switch'
import { dashboardPresets } from './dashboard-presets'
import { dashboardPeriod, withZone } from './dashboard-period'
import type { DashboardSearch } from './dashboard-search'
import classes from './dashboard-filters.module.css'

interface DashboardFiltersProps {
  search: DashboardSearch
  onSearch: (search: DashboardSearch) => void
}

/** Which days a dashboard covers, and by whose calendar it is today. */
export function DashboardFilters({ search, onSearch }: DashboardFiltersProps) {
  const { t } = useLingui()
  const { zone = 'local' } = search
  return (
    <div className={classes.filters}>
      <ViewSwitch
        label={t`Days by`}
        views={[
          { value: 'local', label: <Trans>Local</Trans> },
          { value: 'utc', label: <Trans>UTC</Trans> },
        ]}
        value={zone}
        onChange={(next) => onSearch(withZone(search, next))}
      />
      <PeriodFilter
        value={dashboardPeriod(search)}
        onChange={(period) => onSearch({ ...search, from: period.from, to: period.to })}
        presets={dashboardPresets}
        today={toDay(new Date(), zone)}
      />
    </div>
  )
}

export function DashboardFiltersSkeleton() {
  return (
    <div className={classes.filters}>
      <Bone width={112} height={36} />
      <Bone width={152} height={36} />
    </div>
  )
}
