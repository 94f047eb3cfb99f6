import { Trans, useLingui } from '@lingui/react/macro'
import { toDay } from '@/lib/period'
import { PeriodFilter } from '@/ui/list-toolbar/period-filter'
import { Skeleton } from '@/ui/feedback/skeleton'
import { ViewSwitch } from '@/ui/display/view-switch'
import { closedPeriodPresets } from '@/features/record-list/closed-period'
import { closedPeriod, withZone } from '@/features/record-list/closed-period'
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
        value={closedPeriod(search)}
        onChange={(period) => onSearch({ ...search, from: period.from, to: period.to })}
        presets={closedPeriodPresets}
        today={toDay(new Date(), zone)}
      />
    </div>
  )
}

export function DashboardFiltersSkeleton() {
  return (
    <div className={classes.filters}>
      <Skeleton width={112} height={36} />
      <Skeleton width={152} height={36} />
    </div>
  )
}
