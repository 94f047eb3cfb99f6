import type { ReactNode } from 'react'
import type { DataTableProps } from '@/ui/table/column'
import { DataTable } from '@/ui/table/data-table'
import { ListSelectionBar } from '@/ui/list-toolbar/list-selection-bar'
import { PaginationBar } from '@/ui/table/pagination-bar'
import { PageOutOfRange } from '@/ui/table/page-out-of-range'
import { NoMatchState } from '@/ui/feedback/empty-state'
import type { Selection } from '@/ui/table/use-selection'
import { QueryFailure } from './query-failure'
import { orderOf, type ListOrders } from './list-request'
import { toPageSize, type ListSearch } from './list-search'
import type { ListResult } from './list-result'
import { RecordListFreshness } from './record-list-freshness'
import { RecordRowsSkeleton } from './record-list-skeleton'

interface RecordListRowsProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'rowLink'
> {
  answer: ListResult<Row>
  search: ListSearch
  orders: ListOrders
  filtered: boolean
  selection: Selection<Row>
  onSearch: (search: ListSearch) => void
  onClear: () => void
  onExport: () => void
  /** What stands there while nothing has come in yet. */
  empty: ReactNode
}

/** One page of records, or what stands in its place. */
export function RecordListRows<Row>(props: RecordListRowsProps<Row>) {
  const { answer, search, orders, filtered, selection, onSearch, onClear, onExport } = props
  const { empty, ...table } = props
  const { rows, total, stale, error, refresh } = answer
  const go = (page: number) => onSearch({ ...search, page })
  if (error) return <QueryFailure error={error} busy={stale} onRetry={refresh} />
  if (!rows) return <RecordRowsSkeleton label={table.label} columns={table.columns} />
  if (rows.length === 0) {
    if (total > 0) return <PageOutOfRange last={Math.ceil(total / search.page_size)} onPage={go} />
    return filtered ? <NoMatchState onClear={onClear} /> : empty
  }
  const order = orderOf(search, orders)
  return (
    <>
      <DataTable
        {...table}
        rows={rows}
        isFetching={stale}
        selection={selection}
        sort={{ by: order.replace('-', ''), descending: order.startsWith('-') }}
        onSort={({ by, descending }) => {
          const next = descending ? `-${by}` : by
          onSearch({ ...search, page: 1, sort: next === orders.usual ? undefined : next })
        }}
      />
      <ListSelectionBar
        count={selection.rows.length}
        onExport={onExport}
        onClear={selection.clear}
      />
      <PaginationBar
        page={search.page}
        pageSize={search.page_size}
        total={total}
        onPage={go}
        onPageSize={(size) => onSearch({ ...search, page: 1, page_size: toPageSize(size) })}
        aside={<RecordListFreshness {...answer} />}
      />
    </>
  )
}
