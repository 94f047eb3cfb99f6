import type { QueryKey } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useScope } from '@/api/core/use-scope'
import { useBundleServices } from '@/api/bundles'
import type { CodeSelectProps } from '@/ui/fields/code-select'
import { useServiceName } from '@/features/labels/names'
import { ListSelectionBar } from '@/ui/list-toolbar/list-selection-bar'
import { ListTools } from '@/ui/list-toolbar/list-tools'
import { useSelection } from '@/ui/table/use-selection'
import {
  ListFilters,
  toCodeFilter,
  usePeriodFilter,
  type ListFilter,
  type SearchNames,
} from './list-filters'
import type { ListedBundle } from './list-request'
import { clearFilters, isFiltered, type FilterParams, type ListSearch } from './list-search'
import { type ListOrders } from './list-order'
import type { ListNavigation } from './list-state'
import { useReasonFilter } from './reason-filter'
import type { ListAnswer } from './paged-rows'
import { useRecordList, type RecordListOptions } from './record-list'
import { fromView, toView, type ViewSchema } from './saved-view'

/** The props that a list of a bundle's records needs from its screen. */
export interface BundleListScreen<Search = ListSearch> extends ListNavigation<Search> {
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
  const { bundle, list, columns, rowKey, orders, params, selectionActions } = options
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
      params,
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
    Pick<
      BundleRecordListOptions<unknown, QueryKey, Row>,
      'list' | 'columns' | 'orders' | 'params'
    > {
  names: SearchNames
  filters: readonly ListFilter[]
  /** The search parameters of the list, to read a saved view. */
  searchSchema: ViewSchema
  onClear: (() => void) | undefined
  onExport: () => void
  isEmpty: boolean
  /** The number of rows, in words. */
  total: ReactNode
  /** Shown next to the list's own tools. */
  tools?: ReactNode
}

/** The filters of a list of a bundle's records, its columns, saved views and export. */
export function BundleRecordFilters<Row>(props: BundleRecordFiltersProps<Row>) {
  const { search, privateSearchText, onSearch, params } = props
  return (
    <ListFilters
      search={search}
      privateSearchText={privateSearchText}
      onSearch={onSearch}
      names={props.names}
      filters={props.filters}
      onClear={props.onClear}
      total={props.total}
      tools={
        <ListTools
          list={props.list}
          columns={props.columns}
          view={toView(search, params, props.orders)}
          searching={(privateSearchText ?? search.q) !== undefined}
          onApplyView={(view) =>
            onSearch({ ...clearFilters(params), ...fromView(view, props.searchSchema) })
          }
          onExport={props.onExport}
          empty={props.isEmpty}
        >
          {props.tools}
        </ListTools>
      }
    />
  )
}

interface RecordFilterOptions {
  params: FilterParams
  status: Pick<CodeSelectProps, 'label' | 'any' | 'codes' | 'nameOf'>
  /** Sessions have several services, transactions have one. */
  service: Pick<CodeSelectProps, 'label' | 'any'> & { nameOf?: (service: string) => string }
  /** Whether the records are sessions. The figures of a bundle count sessions by error. */
  countsSessions: boolean
}

/** The filters that sessions and transactions share. Without a bundle, the controls have no choices. */
export function useRecordFilters(
  { search, privateSearchText, onSearch }: ListNavigation,
  bundle: ListedBundle | undefined,
  { params, status, service, countsSessions }: RecordFilterOptions,
): readonly ListFilter[] {
  const scope = useScope()
  const serviceName = useServiceName()
  const { data } = useBundleServices(scope, bundle?.bundle_id)
  const services = data?.services.map(({ name }) => name) ?? []
  const { from, to, error_code, ...others } = search
  const reason = useReasonFilter({
    bundle,
    countsSessions,
    services,
    period: { from, to },
    isNarrowed: privateSearchText !== undefined || isFiltered(params, others),
    value: error_code,
    onChange: (code) =>
      onSearch(
        { error_code: code, page: 1 },
        { replace: code !== undefined && error_code !== undefined },
      ),
  })
  return [
    usePeriodFilter({ search, onSearch }),
    toCodeFilter({
      ...status,
      value: search.status,
      onChange: (next) => onSearch({ status: next, page: 1 }),
    }),
    toCodeFilter({
      nameOf: serviceName,
      chosenName: serviceName,
      ...service,
      codes: services,
      value: search.service,
      onChange: (next) => onSearch({ service: next, page: 1 }),
    }),
    reason,
  ]
}
