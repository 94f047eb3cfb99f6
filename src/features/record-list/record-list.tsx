import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useRows } from '@/api/core/load'
import { useListColumns } from '@/ui/list-toolbar/use-list-columns'
import type { Column } from '@/ui/table/column'
import { useAutoRefresh } from './auto-refresh'
import { clearFilters, getSetFilters, type FilterParams, type PageSearch } from './list-search'
import { type SortOptions } from './list-sort'
import type { ListNavigation } from './list-state'
import { toListResult, type ListResponse } from './paged-rows'

export interface RecordListOptions<T, K extends QueryKey, Row> extends ListNavigation {
  /** Key for the list's columns and views in this device's list settings. */
  listId: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** Must be the same query as in the loader. */
  query: UseQueryOptions<T, Error, T, K>
  getRows: (response: T, search: PageSearch) => readonly Row[]
  sortOptions?: SortOptions
  /** Whether auto-refresh may run. Lists with the same ID share the setting. */
  canAutoRefresh?: boolean
  /** URL parameters of the list's filters. */
  params: FilterParams
}

/** Returns the state that record lists share: `filters` for `ListFilters`, and `table` for `PagedRows`. */
export function useRecordList<T extends ListResponse, K extends QueryKey, Row>(
  options: RecordListOptions<T, K, Row>,
) {
  const { search, privateSearchText, onSearch, listId, columns, rowKey, sortOptions, params } =
    options
  const set = Object.entries({ ...getSetFilters(params, search), privateSearchText }).filter(
    ([, value]) => value !== undefined,
  )
  const getRows = (response: T) => options.getRows(response, search)
  const query = useRows(options.query)
  const { data, isChecking, refresh, ...live } = useAutoRefresh({
    ...options,
    queryKey: options.query.queryKey,
    query,
    getRows,
    isAllowed: options.canAutoRefresh === true && search.page === 1,
  })
  const result = toListResult(query, getRows, data)
  const onClear = set.length > 0 ? () => onSearch(clearFilters(params)) : undefined
  return {
    /** The server's latest response. */
    response: query.data,
    /** Changes with the filters and the search text, but not with the page. */
    filterKey: JSON.stringify(set),
    /** The rows that auto-refresh has fetched but not shown yet. */
    news: live,
    filters: { search, privateSearchText, onSearch, onClear },
    table: {
      columns: useListColumns(listId, columns),
      rowKey,
      result: { ...result, isFetching: result.isFetching && !isChecking, refresh },
      isNew: live.isNew,
      search,
      onSearch,
      onClear,
      sortOptions,
      isSearchLost: options.isSearchLost,
    },
  }
}
