import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import { lazy, useMemo } from 'react'
import * as v from 'valibot'
import { useScope } from '@/api/core/use-scope'
import { extraResultQueries } from '@/api/extra-results'
import type { ExtraResult } from '@/backend/extra-results'
import { RevealToggle } from '@/features/masking/reveal'
import { closedPeriod, closedPeriodPresets, toDateRange } from '@/lib/period/closed-period'
import { pageSearchSchema, type ListSearch } from '@/features/record-list/list-search'
import type { ListNavigation, ListState } from '@/features/record-list/list-state'
import { useListWithTools } from '@/features/record-list/list-with-tools'
import { PagedRows } from '@/features/record-list/paged-rows'
import type { Scope } from '@/lib/realm'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { EmptyState } from '@/ui/feedback/states'
import { FilterBar } from '@/ui/fields/filter-bar'
import { PeriodFilter } from '@/ui/fields/period-filter'
import type { Column } from '@/ui/table/column'
import { ListTools } from '@/ui/list-toolbar/list-tools'
import { ExportExtraResults } from './export-extra-results'
import {
  ExtraResultFilters,
  extraResultParams,
  matchesFilters,
  type PageFilters,
} from './extra-result-filters'
import { useExtraResultColumns } from './extra-result-columns'
import common from '@/ui/display/common.module.css'
import classes from './extra-results.module.css'

const ExtraResultListExport = lazy(() =>
  import('./extra-result-list-export').then((module) => ({
    default: module.ExtraResultListExport,
  })),
)

const searchSchema = v.object({ ...pageSearchSchema.entries, ...extraResultParams })

interface ExtraResultsProps extends Pick<
  ListNavigation<ListSearch & PageFilters>,
  'search' | 'onSearch'
> {
  bundleId: string
}

/** Lists a bundle's extra results, with filters and a zip export. */
export function ExtraResults({ bundleId, search, onSearch }: ExtraResultsProps) {
  const scope = useScope()
  const { t } = useLingui()
  const { from, to, zone, review } = search
  const days = closedPeriod({ from, to })
  const hasPeriod = from !== undefined || to !== undefined
  const hasPageFilters = zone !== undefined || review !== undefined
  const { tools, table, exporting } = useListWithTools({
    search,
    privateSearchText: undefined,
    onSearch,
    listId: 'extra-results',
    ownerId: bundleId,
    columns: useExtraResultColumns(),
    rowKey: getRowKey,
    query: (list) => extraResultListQuery(scope, bundleId, list),
    getRows: ({ results }) => results,
    params: extraResultParams,
    searchSchema,
    isMatch: hasPageFilters ? (row) => matchesFilters(row, search) : undefined,
  })
  const { result } = table
  const columns = useFilledColumns(table.columns, result.rows)
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
            <ListTools {...tools}>
              <RevealToggle />
            </ListTools>
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
        {...table}
        label={t`Extra results`}
        columns={columns}
        rowLink={(row) => toSessionLink(bundleId, row)}
        onClear={onClear}
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
      {exporting ? (
        <LazyPart onFailure={exporting.onClose}>
          <ExtraResultListExport {...exporting} bundleId={bundleId} period={days} />
        </LazyPart>
      ) : null}
    </>
  )
}

/** Returns the query for a bundle's extra results. The request requires a start and an end date (behavior 7.7). */
function extraResultListQuery(scope: Scope, bundleId: string, { search }: ListState) {
  const { from, to, page, page_size } = search
  const days = toDateRange(closedPeriod({ from, to }))
  const request = { bundle_id: bundleId, ...days, page, page_size }
  // The tab has no loader, so opening the tab again retries a failed request.
  return { ...extraResultQueries(scope).list(request), retryOnMount: true }
}

/** Omits the profession column if no row has a profession. */
function useFilledColumns(
  columns: readonly Column<ExtraResult>[],
  rows: readonly ExtraResult[] | undefined,
) {
  const hasProfession = rows?.some((row) => row.profession_analysis !== undefined) ?? false
  return useMemo(
    () => (hasProfession ? columns : columns.filter(({ id }) => id !== 'profession')),
    [columns, hasProfession],
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
