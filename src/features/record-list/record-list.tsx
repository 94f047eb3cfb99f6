import { Suspense, useState, type ReactNode } from 'react'
import { useBundleServices } from '@/api/bundles/queries'
import type { Scope } from '@/auth/realm'
import type { Column } from '@/ui/table/column'
import type { LinkSlot } from '@/ui/display/link-slot'
import { useListColumns } from '@/ui/list-toolbar/use-list-columns'
import { ListTools } from '@/ui/list-toolbar/list-tools'
import { useSelection } from '@/ui/table/use-selection'
import { ListFilters, type FilterNames } from './list-filters'
import {
  fromListFilter,
  fromListView,
  isTypedOn,
  toListFilter,
  toListView,
  type ListOrders,
} from './list-request'
import { listDefaults, type ListSearch } from './list-search'
import type { ListResult } from './list-result'
import { RecordListRows } from './record-list-rows'

/** What the screen around a list gives it. */
export interface RecordListScreen {
  scope: Scope
  search: ListSearch
  /** A search text that is not in the address. */
  personal: string | undefined
  onSearch: (
    search: ListSearch,
    personal: string | undefined,
    /** `replace`: going back need not come by what was there before. */
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
  /** Under which its columns and views are kept on this device. */
  list: string
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  rowLink: (row: Row, slot: LinkSlot) => ReactNode
  orders: ListOrders
  names: FilterNames
  answer: ListResult<Row>
  empty: ReactNode
  exportDialog: (props: RecordExport<Row>) => ReactNode
  /** Beside the tools of the list. */
  tools?: ReactNode
}

/** The records of one bundle, filtered and paged by the server: what lists of sessions and transactions share. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { scope, bundleId, search, personal, onSearch, list, orders, rowKey, answer } = props
  const services = useBundleServices(scope, bundleId).data?.services ?? []
  const columns = useListColumns(list, props.columns)
  const [exported, setExported] = useState<'selected' | 'all'>()
  const [exporting, setExporting] = useState(false)
  const filter = toListFilter(search, personal)
  const selection = useSelection(rowKey, JSON.stringify([bundleId, filter]))

  const clear = () => onSearch({ ...listDefaults, page_size: search.page_size }, undefined)
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
          onSearch(next.search, next.personal, { replace: isTypedOn(filter, changed) })
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
            empty={answer.total === 0}
          >
            {props.tools}
          </ListTools>
        }
      />
      <RecordListRows
        label={props.label}
        columns={columns}
        answer={answer}
        search={search}
        orders={orders}
        filtered={Object.values(filter).some((value) => value !== undefined)}
        selection={selection}
        rowKey={rowKey}
        rowLink={props.rowLink}
        empty={props.empty}
        onSearch={(next) => onSearch(next, personal)}
        onClear={clear}
        onExport={() => openExport('selected')}
      />
      {exported ? (
        <Suspense fallback={null}>
          {props.exportDialog({
            total: answer.total,
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
