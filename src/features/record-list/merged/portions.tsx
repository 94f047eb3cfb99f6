import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { removeMergedPages, type MergedView } from '@/api/merged-list'
import { formatNumber } from '@/lib/format'
import { useFocusAfterPart } from '@/ui/display/use-focus-after-part'
import { Button } from '@/ui/form/button'
import { MAX_PAGE_SIZE } from '@/backend/request'
import type { ListSearch } from '@/features/record-list/list-search'
import type { ListNavigation } from '@/features/record-list/list-state'
import type { useListWithTools } from '@/features/record-list/list-with-tools'
import common from '@/ui/display/common.module.css'
import classes from '@/features/record-list/paged-rows.module.css'

/** Maximum number of portions. A longer table without pages becomes slow. */
const MAX_PORTIONS = 20

/** Maximum number of pages to read for one portion if the portal filters the rows. */
const MAX_PAGES = 20

/** Returns the limits for a list without page numbers. The `page` in its URL is the number of portions. */
export function toPortions({ page, page_size }: ListSearch, isFiltered: boolean) {
  const portions = Math.min(page, MAX_PORTIONS)
  const limit = portions * page_size
  // The largest page size, because only a few rows may match.
  return isFiltered
    ? { pageSize: MAX_PAGE_SIZE, limit, maxPages: portions * MAX_PAGES }
    : { pageSize: page_size, limit }
}

interface PortionOptions extends Pick<ListNavigation, 'search' | 'onSearch'> {
  client: QueryClient
  /** Whether the portal filters the rows, so the number of matching rows is unknown. */
  isFiltered: boolean
  /** Returns text about the bundles that the list waits for. If omitted, the list shows the number of rows read. */
  getProgress?: (waitsFor: readonly string[]) => ReactNode
}

/** Returns the table props of a list that loads portion by portion, and its progress until it has rows. */
export function toPortionTable<Row>(
  { response, table }: ReturnType<typeof useListWithTools<MergedView<Row>, QueryKey, Row>>,
  { search, onSearch, client, isFiltered, getProgress }: PortionOptions,
) {
  const { isFetching, refresh, total } = table.result
  const { rows = [], waitsFor = [], hasMore = false, readCount = 0 } = response ?? {}
  const isLoading = isFetching && waitsFor.length > 0
  const isFull = search.page >= MAX_PORTIONS
  const reload = (onlyFailed: boolean) => {
    removeMergedPages(client, { onlyFailed })
    void refresh()
  }
  const found = isFiltered ? <FoundRows found={rows.length} read={readCount} total={total} /> : null
  const progress = isLoading ? (getProgress?.(waitsFor) ?? found) : undefined
  return {
    reload,
    progress: <span role="status">{rows.length === 0 ? progress : null}</span>,
    table: {
      ...table,
      // The list has no page numbers.
      search: { ...search, page: 1 },
      result: {
        ...table.result,
        total: isFiltered ? undefined : total,
        rows: rows.length === 0 && waitsFor.length > 0 ? undefined : table.result.rows,
        isFetching: isFetching && !isLoading,
        updatedAt: response?.updatedAt ?? 0,
        refresh: () => reload(false),
      },
      // Whether later pages may contain more matching rows.
      isOpen: isFiltered && hasMore,
      pager: (freshness: ReactNode) => (
        <PortionPager
          status={progress ?? found ?? <ShownRows shown={rows.length} total={total} />}
          isLoading={isLoading}
          isFull={hasMore && isFull}
          label={isFiltered ? <Trans>Continue</Trans> : <Trans>Load more</Trans>}
          onMore={
            hasMore && !isFull
              ? () => onSearch({ page: search.page + 1 }, { replace: true })
              : undefined
          }
          freshness={freshness}
        />
      ),
    },
  }
}

interface PortionPagerProps {
  status: ReactNode
  isLoading: boolean
  /** Whether the table has reached its maximum number of rows. */
  isFull: boolean
  label: ReactNode
  /** Loads more rows. Undefined if there are no more rows, or if the table is full. */
  onMore: (() => void) | undefined
  freshness: ReactNode
}

/** Replaces the pager: the number of rows, and a button that loads more. */
function PortionPager({ status, isLoading, isFull, label, onMore, freshness }: PortionPagerProps) {
  return (
    <div className={`${common.row} ${common.note} ${classes.portions}`}>
      {onMore ? (
        <FocusKeeper>
          <Button
            variant="default"
            busy={isLoading}
            onClick={() => (isLoading ? undefined : onMore())}
          >
            {label}
          </Button>
        </FocusKeeper>
      ) : null}
      <span role="status" className={common.digits} dir="auto">
        {status}
      </span>
      {isFull ? (
        <span>
          <Trans>This list cannot show more rows. Narrow the filters, or export it as CSV.</Trans>
        </span>
      ) : null}
      {freshness}
    </div>
  )
}

function ShownRows({ shown, total }: { shown: number; total: number | undefined }) {
  const { i18n } = useLingui()
  const rows = formatNumber(shown, i18n.locale)
  const all = total && formatNumber(total, i18n.locale)
  return all ? (
    <Trans>
      {rows} of {all} rows
    </Trans>
  ) : (
    <Plural value={shown} one="# row" other="# rows" />
  )
}

interface FoundRowsProps {
  found: number
  read: number
  total: number | undefined
}

function FoundRows({ found, read, total }: FoundRowsProps) {
  const { i18n } = useLingui()
  const rows = formatNumber(found, i18n.locale)
  const count = formatNumber(read, i18n.locale)
  const all = formatNumber(Math.max(total ?? 0, read), i18n.locale)
  return (
    <Trans>
      {rows} found. {count} of {all} rows read
    </Trans>
  )
}

/** Moves the focus to the heading when the content disappears. */
export function FocusKeeper({ children }: { children: ReactNode }) {
  return <div ref={useFocusAfterPart()}>{children}</div>
}
