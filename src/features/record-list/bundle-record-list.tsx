import type { QueryKey } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useScope } from '@/api/core/use-scope'
import { useBundleServices } from '@/api/bundles'
import { ListSelectionBar } from '@/ui/list-toolbar/list-selection-bar'
import { ListTools } from '@/ui/list-toolbar/list-tools'
import { useSelection } from '@/ui/table/use-selection'
import { ListFilters, type FilterNames } from './list-filters'
import type { ListedBundle } from './list-request'
import { noFilters } from './list-search'
import { type ListOrders } from './list-order'
import type { ListNavigation } from './list-state'
import { ReasonFilter } from './reason-filter'
import type { ListAnswer } from './paged-rows'
import { useRecordList, type RecordListOptions } from './record-list'
import { fromView, toView } from './saved-view'

/** The props that a list of a bundle's records needs from its screen. */
export interface BundleListScreen extends ListNavigation {
  bundle: ListedBundle
}

/** The columns and rows of a CSV of the list. */
export interface RecordExport<Row> {
  total: number | undefined
  selected: readonly Row[]
  rows: 'selected' | 'all'
  onClose: () => void
}

interface BundleRecordListOptions<T, K extends QueryKey, Row>
  extends RecordListOptions<T, K, Row>, BundleListScreen {
  orders: ListOrders
  /** Actions for the selected rows, besides exporting them. */
  selectionActions?: (rows: readonly Row[]) => ReactNode
}

/**
 * The state that lists of a bundle's records share: `filters` for `BundleRecordFilters`, `table` for `PagedRows`, and
 * the rows to export while the dialog is open.
 */
export function useBundleRecordList<T extends ListAnswer, K extends QueryKey, Row>(
  options: BundleRecordListOptions<T, K, Row>,
) {
  const { bundle, list, columns, rowKey, orders, selectionActions } = options
  const { filterKey, filters, table } = useRecordList(options)
  const selection = useSelection(rowKey, `${bundle.bundle_id} ${filterKey}`)
  const [exported, setExported] = useState<'selected' | 'all'>()
  const { total, rows = [] } = table.result
  const exporting: RecordExport<Row> | undefined = exported && {
    total,
    selected: selection.rows,
    rows: exported,
    onClose: () => setExported(undefined),
  }
  return {
    filters: {
      ...filters,
      bundle,
      list,
      columns,
      orders,
      isEmpty: (total ?? rows.length) === 0,
      onExport: () => setExported(selection.rows.length > 0 ? 'selected' : 'all'),
    },
    table: {
      ...table,
      selection,
      children: (
        <ListSelectionBar
          count={selection.rows.length}
          onExport={() => setExported('selected')}
          onClear={selection.clear}
        >
          {selectionActions?.(selection.rows)}
        </ListSelectionBar>
      ),
    },
    exporting,
  }
}

interface BundleRecordFiltersProps<Row>
  extends
    BundleListScreen,
    Pick<BundleRecordListOptions<unknown, QueryKey, Row>, 'list' | 'columns' | 'orders'> {
  names: FilterNames
  onClear: (() => void) | undefined
  onExport: () => void
  isEmpty: boolean
  /** How many rows the list has, in words. */
  total: ReactNode
  /** Whether the records are sessions, which the figures of a bundle count by their error. */
  countsSessions?: boolean
  /** Shown next to the list's own tools. */
  tools?: ReactNode
}

/** The filters of a list of a bundle's records, its columns, saved views and export. */
export function BundleRecordFilters<Row>(props: BundleRecordFiltersProps<Row>) {
  const scope = useScope()
  const { bundle, search, privateSearchText, onSearch, names, onClear } = props
  const { from, to, status, service, error_code, q } = search
  const { data } = useBundleServices(scope, bundle.bundle_id)
  const services = data?.services.map(({ name }) => name) ?? []
  const isSearching = (privateSearchText ?? q) !== undefined
  return (
    <ListFilters
      search={search}
      privateSearchText={privateSearchText}
      onSearch={onSearch}
      names={names}
      services={services}
      reason={
        <ReasonFilter
          bundle={bundle}
          countsSessions={props.countsSessions === true}
          services={services}
          period={{ from, to }}
          isNarrowed={Boolean(status || service || isSearching)}
          value={error_code}
          onChange={(code) =>
            onSearch(
              { error_code: code, page: 1 },
              { replace: code !== undefined && error_code !== undefined },
            )
          }
        />
      }
      onClear={onClear}
      total={props.total}
      tools={
        <ListTools
          list={props.list}
          columns={props.columns}
          view={toView(search, props.orders)}
          searching={isSearching}
          onApplyView={(view) => onSearch({ ...noFilters, ...fromView(view) })}
          onExport={props.onExport}
          empty={props.isEmpty}
        >
          {props.tools}
        </ListTools>
      }
    />
  )
}
