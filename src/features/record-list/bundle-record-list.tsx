import { Trans } from '@lingui/react/macro'
import type { QueryKey } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Button } from '@/ui/form/button'
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

/** Props that a bundle's record list needs from its screen. */
export interface BundleListScreen<Search = ListSearch> extends ListNavigation<Search> {
  bundle: ListedBundle
}

/** Rows to export as CSV. */
export interface RecordExport<Row> {
  total: number | undefined
  selectedRows: readonly Row[]
  rows: 'selected' | 'all'
  onClose: () => void
}

interface BundleRecordListOptions<T, K extends QueryKey, Row>
  extends RecordListOptions<T, K, Row>, BundleListScreen {
  sortOptions: SortOptions
  /** Returns the label of the button that shows the rows fetched by auto-refresh. */
  newRows: (count: number) => ReactNode
  /** Actions for the selected rows besides export. */
  selectionActions?: (rows: readonly Row[]) => ReactNode
}

/**
 * Returns the state that bundle record lists share: `filters` for `BundleRecordFilters` and `table` for `PagedRows`.
 * `exporting` contains the rows to export while the dialog is open.
 */
export function useBundleRecordList<T extends ListResponse, K extends QueryKey, Row>(
  options: BundleRecordListOptions<T, K, Row>,
) {
  const { bundle, listId, columns, rowKey, sortOptions, params, selectionActions } = options
  const { filterKey, filters, table, news } = useRecordList(options)
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
      autoRefresh: listId,
      children: (
        <ListSelectionBar
          count={selection.rows.length}
          onExport={() => setExported('selected')}
          onClear={selection.clear}
          news={
            news.newCount === undefined ? null : (
              <Button size="compact-sm" radius="xl" onClick={news.showNew}>
                {news.newCount > 0 ? options.newRows(news.newCount) : <Trans>Show changes</Trans>}
              </Button>
            )
          }
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
  /** The list's search parameters, used to parse a saved view. */
  searchSchema: ViewSchema
  onClear: (() => void) | undefined
  onExport: () => void
  isEmpty: boolean
  /** The row count as text. */
  total: ReactNode
  /** Shown next to the list's own tools. */
  tools?: ReactNode
}

/** A bundle record list's filters, with its column, saved view and export controls. */
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
