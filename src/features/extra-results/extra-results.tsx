import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import { lazy, useMemo } from 'react'
import * as v from 'valibot'
import { useScope } from '@/api/core/use-scope'
import { extraResultQueries } from '@/api/extra-results'
import type { ExtraResult, ExtraResultList } from '@/backend/extra-results'
import { RevealToggle } from '@/features/masking/reveal'
import { closedPeriod, closedPeriodPresets, toDateRange } from '@/lib/period/closed-period'
import { pageSearchSchema, type ListSearch } from '@/features/record-list/list-search'
import type { ListNavigation, ListState } from '@/features/record-list/list-state'
import type { ListedBundle } from '@/features/record-list/list-request'
import { OneBundleRecords } from '@/features/record-list/merged/bundle-records'
import { PagedRows, type PagedRowsProps } from '@/features/record-list/paged-rows'
import type { Scope } from '@/lib/realm'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { EmptyState } from '@/ui/feedback/states'
import { FilterBar } from '@/ui/fields/filter-bar'
import { PeriodFilter } from '@/ui/fields/period-filter'
import { ListTools } from '@/ui/list-toolbar/list-tools'
import { ExportExtraResults } from './export-extra-results'
import {
  ExtraResultFilters,
  extraResultParams,
  matchesFilters,
  type FindingFilters,
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
  ListNavigation<ListSearch & FindingFilters>,
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
  const set = [zone, review].filter((each) => each !== undefined)
  const onClear =
    hasPeriod || set.length > 0
      ? () =>
          onSearch({ from: undefined, to: undefined, zone: undefined, review: undefined, page: 1 })
      : undefined
  const records = {
    listId: 'extra-results',
    columns: useExtraResultColumns(),
    params: extraResultParams,
    searchSchema,
    pageQuery: (bundle: ListedBundle, list: ListState) =>
      extraResultListQuery(scope, bundle.bundle_id, list),
    getRows: ({ results }: ExtraResultList) => results,
    getId: (row: ExtraResult) => row.transaction_id,
    getTime: (row: ExtraResult) => row.created_at,
    filter:
      set.length > 0
        ? { id: set.join(), isMatch: (row: ExtraResult) => matchesFilters(row, { zone, review }) }
        : undefined,
  }
  return (
    <OneBundleRecords
      bundle={{ bundle_id: bundleId }}
      search={search}
      privateSearchText={undefined}
      onSearch={onSearch}
      records={records}
    >
      {({ tools, table, exporting, progress }) => (
        <>
          <FilterBar
            onClear={onClear}
            moreSet={set.length}
            more={
              <ExtraResultFilters
                filters={{ zone, review }}
                rows={table.result.rows ?? []}
                onChange={(change) => onSearch({ ...change, page: 1 })}
              />
            }
            total={
              table.result.total ? (
                <Plural value={table.result.total} one="# result" other="# results" />
              ) : (
                progress
              )
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
              onClear={
                hasPeriod ? () => onSearch({ from: undefined, to: undefined, page: 1 }) : undefined
              }
              onChange={(period) => onSearch({ from: period.from, to: period.to, page: 1 })}
            />
          </FilterBar>
          <ResultRows
            {...table}
            label={t`Extra results`}
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
      )}
    </OneBundleRecords>
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
function ResultRows({ columns, ...rows }: PagedRowsProps<ExtraResult>) {
  const hasProfession = rows.result.rows?.some((row) => row.profession_analysis !== undefined)
  const filledColumns = useMemo(
    () => (hasProfession ? columns : columns.filter(({ id }) => id !== 'profession')),
    [columns, hasProfession],
  )
  return <PagedRows {...rows} columns={filledColumns} />
}

/** Returns a link to the session in the client realm because only clients have this list. */
function toSessionLink(bundleId: string, { session_id }: ExtraResult) {
  if (!session_id) return undefined
  return linkOptions({
    to: '/app/pages/bundle/$bundleId/sessions/$sessionId',
    params: { bundleId, sessionId: session_id },
  })
}
