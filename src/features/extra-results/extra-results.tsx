import { IconColumns3 } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon } from '@mantine/core'
import { Suspense, lazy, useMemo } from 'react'
import type { Scope } from '@/auth/realm'
import { FilterBar } from '@/ui/list-toolbar/filter-bar'
import { iconProps } from '@/ui/display/icon-props'
import { ListPopup } from '@/ui/overlays/list-popup'
import { PeriodFilter } from '@/ui/list-toolbar/period-filter'
import { Skeleton } from '@/ui/feedback/skeleton'
import { RevealToggle } from '@/features/masking/reveal-toggle'
import { closedPeriod } from '@/features/record-list/closed-period'
import { closedPeriodPresets } from '@/features/record-list/closed-period'
import { ExportExtraResults } from './export-extra-results'
import { useExtraResultColumns } from './extra-result-columns'
import { ExtraResultsRows, extraResultsId } from './extra-results-rows'
import classes from './extra-results.module.css'
import { toPageSize, type ListSearch } from '@/features/record-list/list-search'

const ListColumnMenu = lazy(() =>
  import('@/ui/list-toolbar/list-column-menu').then((module) => ({
    default: module.ListColumnMenu,
  })),
)

interface ExtraResultsProps {
  scope: Scope
  bundleId: string
  search: ListSearch
  /** A search text that is not in the address. */
  personal: string | undefined
  onSearch: (search: Partial<ListSearch>, personal?: string) => void
}

/** What was found beyond the checks of a bundle's sessions, day by day, and all of it as a zip. */
export function ExtraResults({ scope, bundleId, search, onSearch }: ExtraResultsProps) {
  const { from, to, page, page_size } = search
  // The call asks for both ends of the period (section 7).
  const days = closedPeriod({ from, to })
  const request = useMemo(
    () => ({
      bundle_id: bundleId,
      start_date: days.from,
      end_date: days.to,
      page,
      page_size,
    }),
    [bundleId, days.from, days.to, page, page_size],
  )
  const chosen = from !== undefined || to !== undefined
  const clear = () => onSearch({ ...search, from: undefined, to: undefined, page: 1 })
  return (
    <>
      <FilterBar
        active={chosen}
        onClear={clear}
        tools={
          <div className={classes.tools}>
            <RevealToggle />
            <Columns />
            <ExportExtraResults scope={scope} bundleId={bundleId} period={days} />
          </div>
        }
      >
        <PeriodFilter
          value={days}
          presets={closedPeriodPresets}
          onChange={(period) => onSearch({ ...search, from: period.from, to: period.to, page: 1 })}
        />
      </FilterBar>
      <ExtraResultsRows
        scope={scope}
        request={request}
        chosen={chosen}
        onPage={(next) => onSearch({ ...search, page: next })}
        onPageSize={(size) => onSearch({ ...search, page: 1, page_size: toPageSize(size) })}
        onClear={clear}
      />
    </>
  )
}

function Columns() {
  const { t } = useLingui()
  const columns = useExtraResultColumns(true)
  return (
    <ListPopup
      label={t`Columns`}
      align="end"
      button={(button) => (
        <ActionIcon
          variant="default"
          size={36}
          title={t`Columns`}
          aria-label={t`Columns`}
          {...button}
        >
          <IconColumns3 {...iconProps} />
        </ActionIcon>
      )}
    >
      {() => (
        <Suspense fallback={<Skeleton width={200} />}>
          <ListColumnMenu list={extraResultsId} columns={columns} />
        </Suspense>
      )}
    </ListPopup>
  )
}
