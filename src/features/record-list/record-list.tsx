import { Suspense, useState, type ReactNode } from 'react'
import { useBundleServices } from '@/api/bundles/queries'
import type { Scope } from '@/auth/realm'
import type { Column } from '@/ui/table/column'
import type { LinkSlot } from '@/ui/display/link-slot'
import { useListColumns } from '@/ui/list-toolbar/use-list-columns'
import { ListSelectionBar } from '@/ui/list-toolbar/list-selection-bar'
import { ListTools } from '@/ui/list-toolbar/list-tools'
import { useSelection } from '@/ui/table/use-selection'
import { ListFilters, type FilterNames } from './list-filters'
import { fromListFilter, fromListView, isTypedOn, toListFilter, toListView } from './list-request'
import { pageDefaults, type ListOrders, type ListSearch } from './list-search'
import { type ListResult, PagedRows, PagedRowsSkeleton } from './paged-rows'
import { Skeleton } from '@/ui/feedback/loading-state'
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
  opened: boolean
  onClose: () => void
}

interface RecordListProps<Row> extends RecordListScreen {
  bundleId: string
  /** The key of its columns and views in this device's list settings. */
  list: string
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  rowLink: (row: Row, slot: LinkSlot) => ReactNode
  orders: ListOrders
  names: FilterNames
  result: ListResult<Row>
  empty: ReactNode
  exportDialog: (props: RecordExport<Row>) => ReactNode
  /** Shown beside the list's own tools. */
  tools?: ReactNode
}

/** The records of one bundle, filtered and paged by the server: what lists of sessions and transactions share. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { scope, bundleId, search, privateSearchText, onSearch, list, orders, rowKey, result } =
    props
  const services = useBundleServices(scope, bundleId).data?.services ?? []
  const columns = useListColumns(list, props.columns)
  const [exported, setExported] = useState<'selected' | 'all'>()
  const [exporting, setExporting] = useState(false)
  const filter = toListFilter(search, privateSearchText)
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const selection = useSelection(rowKey, JSON.stringify([bundleId, filter]))

  const clear = () => onSearch({ ...pageDefaults, page_size: search.page_size }, undefined)
  const openExport = (rows: 'selected' | 'all') => {
    setExported(rows)
    setExporting(true)
  }
  return (
    <>
      <ListFilters
        names={props.names}
        value={filter}
        onChange={(changed) => {
          const next = fromListFilter(changed, search)
          onSearch(next.search, next.privateSearchText, { replace: isTypedOn(filter, changed) })
        }}
        services={services.map(({ name }) => name)}
        onClear={clear}
        tools={
          <ListTools
            list={list}
            columns={props.columns}
            view={toListView(search, orders)}
            searching={filter.search !== undefined}
            onApplyView={(view) => onSearch(fromListView(view, search), undefined)}
            onExport={() => openExport(selection.rows.length > 0 ? 'selected' : 'all')}
            empty={result.total === 0}
          >
            {props.tools}
          </ListTools>
        }
      />
      <PagedRows
        label={props.label}
        columns={columns}
        rowKey={rowKey}
        rowLink={props.rowLink}
        result={result}
        search={search}
        orders={orders}
        onSearch={(page) => onSearch({ ...search, ...page }, privateSearchText)}
        empty={props.empty}
        onClear={isFiltered ? clear : undefined}
        selection={selection}
      >
        <ListSelectionBar
          count={selection.rows.length}
          onExport={() => openExport('selected')}
          onClear={selection.clear}
        />
      </PagedRows>
      {exported ? (
        <Suspense fallback={null}>
          {props.exportDialog({
            total: result.total,
            selected: selection.rows,
            rows: exported,
            opened: exporting,
            onClose: () => setExporting(false),
          })}
        </Suspense>
      ) : null}
    </>
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
