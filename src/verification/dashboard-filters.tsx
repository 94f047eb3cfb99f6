import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '@/lib/format'
import { toDay } from '@/lib/period'
import { Choice } from '@/ui/choice'
import { PeriodFilter } from '@/ui/period-filter'
import { dashboardPresets } from './dashboard-presets'
import { dashboardPeriod, withZone, type DashboardSearch } from './dashboard-search'
import classes from './dashboard-filters.module.css'

interface DashboardFiltersProps {
  search: DashboardSearch
  onSearch: (search: DashboardSearch) => void
}

/** Which days a dashboard covers, and by whose calendar it is today. */
export function DashboardFilters({ search, onSearch }: DashboardFiltersProps) {
  const { t, i18n } = useLingui()
  const { zone = 'local' } = search
  const today = toDay(new Date(), zone)
  const day = formatDay(today, i18n.locale)
  return (
    <div className={classes.filters}>
      <div className={classes.row}>
        <Choice
          label={t`Calendar`}
          value={zone}
          choices={[
            { value: 'local', label: t`Local days` },
            { value: 'utc', label: t`UTC days` },
          ]}
          onChange={(next) => onSearch(withZone(search, next === 'utc' ? 'utc' : 'local'))}
        />
        <PeriodFilter
          value={dashboardPeriod(search)}
          onChange={(period) => onSearch({ ...search, from: period.from, to: period.to })}
          presets={dashboardPresets}
          today={today}
        />
      </div>
      <p className={classes.note}>
        {zone === 'utc' ? (
          <Trans>Today is {day} in UTC.</Trans>
        ) : (
          <Trans>Today is {day} where you are. Each day is counted from midnight UTC.</Trans>
        )}
      </p>
    </div>
  )
}
