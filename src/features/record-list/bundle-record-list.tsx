import type { QueryKey } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ListSelectionBar } from '@/ui/list-toolbar/list-selection-bar'
import { ListTools } from '@/ui/list-toolbar/list-tools'
import { useSelection } from '@/ui/table/use-selection'
import { ListFilters, type ListFilter, type SearchNames } from './list-filters'
import type { ListedBundle } from './list-request'
import { clearFilters, type ListSearch } from './list-search'
import { type SortOptions } from './list-sort'
import type { ListNavigation } from './list-state'
import type { ListResponse } from './paged-rows'
import { useRecordList, type RecordListOptions } from './record-list'
import { fromView, toView, type ViewSchema } from './saved-view'

/** The props that a list of a bundle's records needs from its screen. */
export interface BundleListScreen<Search = ListSearch> extends ListNavigation<Search> {
  bundle: ListedBundle
}

/** The columns and rows of a CSV of the list. */
export interface RecordExport<Row> {
  total: number | undefined
  selectedRows: readonly Row[]
  rows: 'selected' | 'all'
  onClose: () => void
}

interface BundleRecordListOptions<T, K extends QueryKey, Row>
  extends RecordListOptions<T, K, Row>, BundleListScreen {
  sortOptions: SortOptions
  /** Actions for the selected rows, besides exporting them. */
  selectionActions?: (rows: readonly Row[]) => ReactNode
}

/**
 * The state that lists of a bundle's records share: `filters` for `BundleRecordFilters`, `table` for `PagedRows`, and
 * the rows to export while the dialog is open.
 */
export function useBundleRecordList<T extends ListResponse, K extends QueryKey, Row>(
  options: BundleRecordListOptions<T, K, Row>,
) {
  const { bundle, listId, columns, rowKey, sortOptions, params, selectionActions } = options
  const { filterKey, filters, table } = useRecordList(options)
  const selection = useSelection(rowKey, `${bundle.bundle_id} ${filterKey}`)
  const [exported, setExported] = useState<'selected' | 'all'>()
  const { total, rows = [] } = table.result
  const exporting: RecordExport<Row> | undefined = exported && {
    total,
    selectedRows: selection.rows,
    rows: exported,
    onClose: () => setExported(undefined),
  }
  return {
    filters: {
      ...filters,
      bundle,
      listId,
      columns,
      sortOptions,
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
      'listId' | 'columns' | 'sortOptions' | 'params'
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
          listId={props.listId}
          columns={props.columns}
          view={toView(search, params, props.sortOptions)}
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
