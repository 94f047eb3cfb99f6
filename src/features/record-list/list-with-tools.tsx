import { Trans } from '@lingui/react/macro'
import { useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { CsvSource } from '@/browser/csv-export'
import { ListSelectionBar } from '@/ui/list-toolbar/list-selection-bar'
import type { ListView } from '@/ui/list-toolbar/list-view'
import { useSelection } from '@/ui/table/use-selection'
import { csvPages } from './csv-pages'
import { clearFilters } from './list-search'
import type { ListState } from './list-state'
import type { BundleNames } from './owner-columns'
import type { ListResponse } from './paged-rows'
import { useRecordList, type RecordListOptions } from './record-list'
import { fromView, toView, type ViewSchema } from './saved-view'

/** Rows to export as CSV. */
export interface RecordExport<Row> extends Omit<CsvSource<Row>, 'columns'> {
  total: number | undefined
  selectedRows: readonly Row[]
  rows: 'selected' | 'all'
  /** Part of the file name: the ID of the record that the rows belong to, or the number of bundles. */
  ownerId: string
  /** Names of a merged list's bundles, by ID. */
  bundleNames?: BundleNames
  onClose: () => void
}

export interface ListWithToolsOptions<T, K extends QueryKey, Row> extends Omit<
  RecordListOptions<T, K, Row>,
  'query' | 'canAutoRefresh'
> {
  /** Returns the same query as in the loader. An export calls it for each page. */
  query: (list: ListState) => UseQueryOptions<T, Error, T, K>
  /** The list's search parameters, used to parse a saved view. */
  searchSchema: ViewSchema
  /** ID of the record that the rows belong to, such as a bundle. Another owner's list starts without a selection. */
  ownerId?: string
  /** Filters the rows of a CSV in the browser, for filters that the server doesn't support. */
  isMatch?: ((row: Row) => boolean) | undefined
  /** Returns the label of the button that shows the rows fetched by auto-refresh. Without it, there is no auto-refresh. */
  newRows?: ((count: number) => ReactNode) | undefined
  /** Actions for the selected rows besides export. */
  selectionActions?: (rows: readonly Row[]) => ReactNode
}

/**
 * Adds columns, saved views, selection and CSV export to `useRecordList`: `tools` is for `ListTools`. `exporting`
 * contains the rows to export while the dialog is open.
 */
export function useListWithTools<T extends ListResponse, K extends QueryKey, Row>(
  options: ListWithToolsOptions<T, K, Row>,
) {
  const { search, privateSearchText, onSearch, listId, columns, rowKey, getRows } = options
  const {
    params,
    sortOptions,
    searchSchema,
    isMatch,
    ownerId = '',
    selectionActions,
    newRows,
  } = options
  const client = useQueryClient()
  const list = useRecordList({
    ...options,
    canAutoRefresh: newRows !== undefined,
    query: options.query({ search, privateSearchText }),
  })
  const selection = useSelection(rowKey, `${ownerId} ${list.filterKey}`)
  const [exported, setExported] = useState<'selected' | 'all'>()
  const { total, rows = [] } = list.table.result
  const exporting: RecordExport<Row> | undefined = exported && {
    total,
    selectedRows: selection.rows,
    rows: exported,
    ownerId,
    onClose: () => setExported(undefined),
    rowKey,
    isMatch,
    readPage: csvPages(
      client,
      (page) => options.query({ search: { ...search, ...page }, privateSearchText }),
      getRows,
    ),
  }
  const { newCount, showNew } = list.news
  return {
    ...list,
    tools: {
      listId,
      columns,
      view: toView(search, params, sortOptions),
      searching: (privateSearchText ?? search.q) !== undefined,
      onApplyView: (view: ListView) =>
        onSearch({ ...clearFilters(params), ...fromView(view, searchSchema) }),
      onExport: () => setExported(selection.rows.length > 0 ? 'selected' : 'all'),
      empty: (total ?? rows.length) === 0,
    },
    table: {
      ...list.table,
      selection,
      autoRefresh: newRows && listId,
      children: (
        <ListSelectionBar
          count={selection.rows.length}
          onExport={() => setExported('selected')}
          onClear={selection.clear}
          news={
            newRows && newCount !== undefined ? (
              newCount > 0 ? (
                newRows(newCount)
              ) : (
                <Trans>Show changes</Trans>
              )
            ) : null
          }
          onNews={showNew}
        >
          {selectionActions?.(selection.rows)}
        </ListSelectionBar>
      ),
    },
    exporting,
  }
}
