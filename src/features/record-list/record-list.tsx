import { Skeleton } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useBundleServices } from '@/api/bundles/queries'
import type { Scope } from '@/auth/realm'
import type { Column } from '@/ui/table/column'
import { useListColumns } from '@/ui/list-toolbar/use-list-columns'
import { ListSelectionBar } from '@/ui/list-toolbar/list-selection-bar'
import { ListTools } from '@/ui/list-toolbar/list-tools'
import { useSelection } from '@/ui/table/use-selection'
import { ListFilters, type FilterNames } from './list-filters'
import {
  fromListFilter,
  fromListView,
  isTypedOn,
  toListFilter,
  toListView,
  type ListFilter,
  type ListedBundle,
} from './list-request'
import { pageDefaults, type ListOrders, type ListSearch, type PageSearch } from './list-search'
import { PagedRowsSkeleton, type ListResult } from './paged-rows'
import classes from './record-list.module.css'

/** What a list needs from the screen around it. */
export interface RecordListScreen {
  scope: Scope
  search: ListSearch
  /** A search text that is not in the address. */
  privateSearchText: string | undefined
  onSearch: (
    search: ListSearch,
    privateSearchText: string | undefined,
    /** `replace`: the previous state needs no entry in the history. */
    how?: { replace: boolean },
  ) => void
}

/** What a CSV of the list is made of. */
export interface RecordExport<Row> {
  total: number
  selected: readonly Row[]
  rows: 'selected' | 'all'
  onClose: () => void
}

interface RecordListOptions<Row> {
  screen: RecordListScreen
  bundle: ListedBundle
  /** The key of its columns and views in this device's list settings. */
  list: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  orders: ListOrders
  result: ListResult<Row>
  /** What can be done with the selected rows, besides exporting them. */
  selectionActions?: (rows: readonly Row[]) => ReactNode
}

/**
 * What lists of the records of one bundle share: `filters` for `RecordFilters`, `table` for `PagedRows`, and what to
 * export while the dialog is open.
 */
export function useRecordList<Row>(options: RecordListOptions<Row>) {
  const { screen, bundle, list, columns, rowKey, orders, result } = options
  const { search, privateSearchText, onSearch } = screen
  const [exported, setExported] = useState<'selected' | 'all'>()
  const filter = toListFilter(search, privateSearchText)
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const selection = useSelection(rowKey, JSON.stringify([bundle.bundle_id, filter]))

  const onClear = () => onSearch({ ...pageDefaults, page_size: search.page_size }, undefined)
  const filters = {
    ...options,
    filter,
    onClear,
    onExport: () => setExported(selection.rows.length > 0 ? 'selected' : 'all'),
  }
  const table = {
    columns: useListColumns(list, columns),
    rowKey,
    result,
    search,
    orders,
    onSearch: (page: PageSearch) => onSearch({ ...search, ...page }, privateSearchText),
    onClear: isFiltered ? onClear : undefined,
    selection,
    children: (
      <ListSelectionBar
        count={selection.rows.length}
        onExport={() => setExported('selected')}
        onClear={selection.clear}
      >
        {options.selectionActions?.(selection.rows)}
      </ListSelectionBar>
    ),
  }
  const exporting: RecordExport<Row> | undefined = exported && {
    total: result.total,
    selected: selection.rows,
    rows: exported,
    onClose: () => setExported(undefined),
  }
  return { filters, table, exporting }
}

interface RecordFiltersProps<Row> extends RecordListOptions<Row> {
  names: FilterNames
  filter: ListFilter
  onClear: () => void
  onExport: () => void
  /** How many rows the list has, in words. */
  total: ReactNode
  /** Whether they are sessions, which is what the figures of a bundle count by their error. */
  countsSessions?: boolean
  /** Shown beside the list's own tools. */
  tools?: ReactNode
}

/** The filters of a list of records, its columns, saved views and export. */
export function RecordFilters<Row>(props: RecordFiltersProps<Row>) {
  const { screen, bundle, names, filter, onClear, list, columns, orders, result } = props
  const { scope, search, onSearch } = screen
  const { data } = useBundleServices(scope, bundle.bundle_id)
  const services = data?.services.map(({ name }) => name) ?? []
  return (
    <ListFilters
      names={names}
      value={filter}
      onChange={(changed) => {
        const next = fromListFilter(changed, search)
        onSearch(next.search, next.privateSearchText, { replace: isTypedOn(filter, changed) })
      }}
      services={services}
      reason={{ scope, bundle, countsSessions: props.countsSessions === true }}
      onClear={onClear}
      total={result.total > 0 ? props.total : null}
      tools={
        <ListTools
          list={list}
          columns={columns}
          view={toListView(search, orders)}
          searching={filter.search !== undefined}
          onApplyView={(view) => onSearch(fromListView(view, search), undefined)}
          onExport={props.onExport}
          empty={result.total === 0}
        >
          {props.tools}
        </ListTools>
      }
    />
  )
}

interface RecordListSkeletonProps<Row> {
  list: string
  label: string
  columns: readonly Column<Row>[]
}

/** The shape of a list of records, filters included, while its screen is loading. */
export function RecordListSkeleton<Row>({ list, label, columns }: RecordListSkeletonProps<Row>) {
  const shown = useListColumns(list, columns)
  return (
    <>
      <div className={classes.filters}>
        <Skeleton height={36} />
      </div>
      <PagedRowsSkeleton label={label} columns={shown} selectable />
    </>
  )
}

/** The place of the heading of a screen. */
export function HeadingSkeleton() {
  return (
    <div className={classes.head}>
      <Skeleton width={200} height={28} />
      <Skeleton width={320} />
    </div>
  )
}
