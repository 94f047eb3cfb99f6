import { useLingui, Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { StillWorking } from '@/ui/feedback/loading-state'
import { useShown } from '@/ui/feedback/use-shown'
import { NoMatchState } from '@/ui/feedback/states'
import { UnreadNote } from '@/ui/feedback/unread-note'
import type { DataTableProps } from '@/ui/table/column'
import { DataTable } from '@/ui/table/data-table'
import { OutOfRangeNotice, PaginationBar } from '@/ui/table/pagination-bar'
import { changeListSettings, useListSettings } from '@/ui/list-toolbar/list-settings'
import type { Selection } from '@/ui/table/use-selection'
import { toPageSize, type PageSearch } from './list-search'
import { getSort, type SortOptions } from './list-sort'
import { QueryFailure } from '@/features/labels/query-failure'
import type { UseQueryResult } from '@tanstack/react-query'
import { isSilent } from '@/api/core/api-error'
import { IconRefresh } from '@tabler/icons-react'
import { formatAbsolute, formatRelative } from '@/lib/format'
import { smallIconProps } from '@/ui/display/icon-props'
import { IconButton } from '@/ui/display/icon-button'
import common from '@/ui/display/common.module.css'
import classes from './paged-rows.module.css'

/** The visible rows' page. Its size may differ from the selectable sizes. */
type ShownPage = Omit<PageSearch, 'page_size'> & { page_size: number }

export interface PagedRowsProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'rowLink' | 'isNew'
> {
  result: ListResult<Row>
  search: ShownPage
  /** Changes the page, page size or order. */
  onSearch: (change: Partial<PageSearch>) => void
  /** Shown when the list has no rows at all. */
  empty: ReactNode
  /** Clears the filters. Defined only while a filter narrows the list. */
  onClear?: () => void
  /** Orders that the server supports. If omitted, the columns can't be sorted. */
  sortOptions?: SortOptions
  selection?: Selection<Row>
  /** Whether a reload lost the search text, so the list is shown without it. */
  isSearchLost?: boolean
  /** ID of a list with an auto-refresh switch. */
  autoRefresh?: string
  /** Replaces the pager. Receives the rows' age and refresh button. */
  pager?: (freshness: ReactNode) => ReactNode
  /** Whether unread pages may contain matching rows, so an empty list is not final. */
  isOpen?: boolean
  /** Actions for the selection, between the table and the pager. */
  children?: ReactNode
}

/**
 * Shows one list page in any state: loading, failed, empty, no matches, past the last page, or rows with a pager.
 * Callers add the filters, selection and export.
 */
export function PagedRows<Row>({ isSearchLost = false, ...rows }: PagedRowsProps<Row>) {
  return (
    <>
      {isSearchLost ? (
        <p role="status" className={`${common.note} ${classes.lost}`}>
          <Trans>
            The search text was not kept when the page was reloaded. The list is shown without it.
          </Trans>
        </p>
      ) : null}
      <Rows {...rows} />
    </>
  )
}

function Rows<Row>(props: Omit<PagedRowsProps<Row>, 'isSearchLost'>) {
  const {
    result,
    search,
    onSearch,
    empty,
    onClear,
    sortOptions,
    selection,
    children,
    autoRefresh,
    pager,
    isOpen = false,
    ...table
  } = props
  const { rows, total, unread, isFetching, isPlaceholder, error, refresh } = result
  const visiblePage = useShown({ page: search.page, pageSize: search.page_size }, isPlaceholder)
  const goTo = (page: number) => onSearch({ page })
  if (error) return <QueryFailure error={error} busy={isFetching} onRetry={refresh} />
  if (rows?.length === 0 && !isOpen) {
    if (total === undefined ? search.page > 1 : total > 0)
      return <OutOfRangeNotice last={total && Math.ceil(total / search.page_size)} onPage={goTo} />
    return onClear ? <NoMatchState onClear={onClear} /> : empty
  }
  const freshness = <ListFreshness {...result} autoRefresh={autoRefresh} />
  return (
    <>
      {rows?.length === 0 && onClear ? (
        <NoMatchState onClear={onClear} />
      ) : (
        <DataTable
          {...table}
          rows={rows ?? []}
          loading={!rows}
          isFetching={isFetching}
          selection={selection}
          {...(sortOptions ? toTableSort(search, sortOptions, onSearch) : {})}
        />
      )}
      {rows ? (
        <>
          {children}
          <UnreadNote kind="rows" count={unread} />
          {pager?.(freshness) ?? (
            <PaginationBar
              page={search.page}
              pageSize={search.page_size}
              visiblePage={visiblePage}
              total={total}
              rows={rows.length + unread}
              onPage={goTo}
              onPageSize={(size) => onSearch({ page: 1, page_size: toPageSize(size) })}
              aside={freshness}
            />
          )}
        </>
      ) : (
        <StillWorking />
      )}
    </>
  )
}

function toTableSort(
  search: ShownPage,
  sortOptions: SortOptions,
  onSearch: PagedRowsProps<unknown>['onSearch'],
): Pick<DataTableProps<unknown>, 'sort' | 'onSort'> {
  const currentSort = getSort(search, sortOptions)
  return {
    sort: { by: currentSort.replace('-', ''), descending: currentSort.startsWith('-') },
    onSort: ({ by, descending }) => {
      const next = descending ? `-${by}` : by
      onSearch({ page: 1, sort: next === sortOptions.defaultSort ? undefined : next })
    },
  }
}

/** One list page from the server, with its loading state. */
export interface ListResult<Row> {
  /** Undefined until the first rows have arrived. */
  rows: readonly Row[] | undefined
  /** Undefined if the server doesn't count the list's rows. */
  total: number | undefined
  /** Number of rows on the page that could not be read. */
  unread: number
  /** Whether a request is in progress, so the rows may be outdated. */
  isFetching: boolean
  /** Whether the rows belong to the previous request. */
  isPlaceholder: boolean
  /** The error that replaces the rows. */
  error: Error | undefined
  /** Whether the last refresh failed, so the rows are outdated. */
  isRefetchError: boolean
  /** Arrival time of the rows in milliseconds, or 0 while the previous request's rows are shown. */
  updatedAt: number
  refresh: () => void
}

/** The row counts in a list's response. */
export interface ListResponse {
  total: number | undefined
  unread?: number | undefined
}

/** Maps a query to a list's content. `getRows` extracts the rows from the response in view. */
export function toListResult<T extends ListResponse, Row>(
  query: UseQueryResult<T>,
  getRows: (response: T) => readonly Row[],
  data = query.data,
): ListResult<Row> {
  const { error } = query
  const rows = data && getRows(data)
  // If the previous request's result is empty, this request may still return rows.
  const isUnknown = query.isPlaceholderData && rows?.length === 0
  return {
    rows: isUnknown ? undefined : rows,
    total: data ? data.total : 0,
    unread: data?.unread ?? 0,
    isFetching: query.isFetching,
    isPlaceholder: query.isPlaceholderData,
    error: data || !error || isSilent(error) ? undefined : error,
    isRefetchError: query.isRefetchError,
    updatedAt: query.dataUpdatedAt,
    refresh: () => void query.refetch(),
  }
}

const MINUTE = 60_000
/** Interval for updating the current time, in milliseconds. */
const TICK = 15_000

type ListFreshnessProps = Pick<
  ListResult<unknown>,
  'isFetching' | 'isRefetchError' | 'updatedAt' | 'refresh'
> &
  Pick<PagedRowsProps<unknown>, 'autoRefresh'>

/** The rows' age and whether the last refresh failed, with a refresh button. */
function ListFreshness(props: ListFreshnessProps) {
  const { isFetching, isRefetchError, updatedAt, refresh } = props
  const { t, i18n } = useLingui()
  const now = useNow()
  const since = new Date(Math.min(updatedAt, now))
  const age =
    now - since.getTime() < MINUTE ? undefined : formatRelative(since, new Date(now), i18n.locale)
  return (
    <span
      className={`${common.inline} ${classes.freshness}`}
      data-error={isRefetchError || undefined}
    >
      <IconButton
        label={t`Refresh the list`}
        size="md"
        aria-disabled={isFetching}
        onClick={() => (isFetching ? undefined : refresh())}
      >
        <IconRefresh {...smallIconProps} />
      </IconButton>
      {isRefetchError ? (
        <span role="alert">
          <Trans>Refresh failed.</Trans>
        </span>
      ) : null}
      {updatedAt === 0 ? (
        <span dir="auto">
          <Trans>Updating…</Trans>
        </span>
      ) : (
        <time dir="auto" dateTime={since.toISOString()} title={formatAbsolute(since, i18n.locale)}>
          {age === undefined ? <Trans>Updated just now</Trans> : <Trans>Updated {age}</Trans>}
        </time>
      )}
      {props.autoRefresh === undefined ? null : <AutoRefreshSwitch listId={props.autoRefresh} />}
    </span>
  )
}

function AutoRefreshSwitch({ listId }: { listId: string }) {
  const { autoRefresh } = useListSettings(listId)
  return (
    <label className={`${common.inline} ${classes.autoRefresh}`}>
      {/* Mantine's switch would add 1.6 kB to every list. */}
      <input
        type="checkbox"
        role="switch"
        className={classes.switch}
        aria-checked={autoRefresh}
        checked={autoRefresh}
        onChange={({ currentTarget: { checked } }) =>
          changeListSettings(listId, () => ({ autoRefresh: checked }))
        }
      />
      <Trans>Auto-refresh</Trans>
    </label>
  )
}

/** Returns the current time on every render, and renders again every few seconds. */
function useNow(): number {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK)
    return () => clearInterval(timer)
  }, [])
  return Date.now()
}
