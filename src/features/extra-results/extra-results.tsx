import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useScope } from '@/api/core/use-scope'
import { useExtraResults } from '@/api/extra-results'
import type { ExtraResult } from '@/backend/extra-results'
import { RevealToggle } from '@/features/masking/reveal'
import { closedPeriod, closedPeriodPresets } from '@/lib/period/closed-period'
import { toListResult, PagedRows } from '@/features/record-list/paged-rows'
import type { ListSearch } from '@/features/record-list/list-search'
import { EmptyState } from '@/ui/feedback/states'
import { FilterBar } from '@/ui/fields/filter-bar'
import { useListColumns } from '@/ui/list-toolbar/use-list-columns'
import { PeriodFilter } from '@/ui/fields/period-filter'
import { ColumnsPopover } from '@/ui/list-toolbar/columns-popover'
import { ExportExtraResults } from './export-extra-results'
import { ExtraResultFilters, matchesFilters, type PageFilters } from './extra-result-filters'
import { useExtraResultColumns } from './extra-result-columns'
import tools from '@/ui/list-toolbar/list-tools.module.css'
import common from '@/ui/display/common.module.css'
import classes from './extra-results.module.css'

/** Key for this list's columns in the device's list settings. */
const LIST_ID = 'extra-results'

interface ExtraResultsProps {
  bundleId: string
  search: ListSearch & PageFilters
  onSearch: (change: Partial<ListSearch> & PageFilters) => void
}

/** Lists a bundle's extra results, with filters and a zip export. */
export function ExtraResults({ bundleId, search, onSearch }: ExtraResultsProps) {
  const scope = useScope()
  const { t } = useLingui()
  const { from, to, page, page_size, zone, review } = search
  // The request requires both a start and an end date (behavior 7.7).
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
  const result = toListResult(useExtraResults(scope, request), ({ results }) => results)
  const withProfession = result.rows?.some((row) => row.profession_analysis !== undefined) ?? false
  const columns = useListColumns(LIST_ID, useExtraResultColumns(withProfession))
  const hasPeriod = from !== undefined || to !== undefined
  const hasPageFilters = zone !== undefined || review !== undefined
  const clearPeriod = () => onSearch({ from: undefined, to: undefined, page: 1 })
  const clear = () =>
    onSearch({
      zone: undefined,
      review: undefined,
      ...(hasPeriod ? { from: undefined, to: undefined, page: 1 } : {}),
    })
  const onClear = hasPeriod || hasPageFilters ? clear : undefined
  return (
    <>
      <FilterBar
        onClear={onClear}
        moreSet={[zone, review].filter((each) => each !== undefined).length}
        more={
          <ExtraResultFilters
            filters={{ zone, review }}
            rows={result.rows ?? []}
            onChange={onSearch}
          />
        }
        total={
          result.total ? <Plural value={result.total} one="# result" other="# results" /> : null
        }
        tools={
          <div className={`${common.row} ${classes.tools}`}>
            <RevealToggle />
            <Columns />
            <ExportExtraResults bundleId={bundleId} period={days} />
          </div>
        }
      >
        <PeriodFilter
          value={days}
          presets={closedPeriodPresets}
          onClear={hasPeriod ? clearPeriod : undefined}
          onChange={(period) => onSearch({ from: period.from, to: period.to, page: 1 })}
        />
      </FilterBar>
      <p role="status" className={`${common.note} ${classes.page}`}>
        {hasPageFilters ? <Trans>These filters apply to the rows on this page.</Trans> : null}
      </p>
      <PagedRows
        label={t`Extra results`}
        columns={columns}
        rowKey={getRowKey}
        rowLink={(row) => toSessionLink(bundleId, row)}
        result={result}
        search={search}
        onSearch={onSearch}
        onClear={onClear}
        isMatch={hasPageFilters ? (row) => matchesFilters(row, search) : undefined}
        empty={
          <EmptyState
            title={<Trans>No extra results in the last 30 days</Trans>}
            text={
              <Trans>
                Extra results come from document checks that detect fraud or verify the document
                itself. Choose different dates to see older results.
              </Trans>
            }
          />
        }
      />
    </>
  )
}

const getRowKey = (row: ExtraResult) => row.transaction_id

/** Returns a link to the session in the client realm because only clients have this list. */
function toSessionLink(bundleId: string, { session_id }: ExtraResult) {
  if (!session_id) return undefined
  return linkOptions({
    to: '/app/pages/bundle/$bundleId/sessions/$sessionId',
    params: { bundleId, sessionId: session_id },
  })
}

function Columns() {
  return (
    <div className={tools.group}>
      <ColumnsPopover listId={LIST_ID} columns={useExtraResultColumns(true)} />
    </div>
  )
}
