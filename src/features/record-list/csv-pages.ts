import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { ApiError } from '@/api/core/api-error'
import { fetchUncached } from '@/api/core/fetch-uncached'
import { MAX_PAGE_SIZE } from '@/backend/request'
import type { CsvSource } from '@/browser/csv-export'
import type { ListResponse } from './paged-rows'

type CsvPaging = { page: number; page_size: typeof MAX_PAGE_SIZE }

/**
 * Returns a function that reads a list's pages for a CSV without caching them. A 404 after page 1 means that the list
 * has become shorter, so the page is empty.
 */
export function csvPages<T extends ListResponse, K extends QueryKey, Row>(
  client: QueryClient,
  list: (paging: CsvPaging) => UseQueryOptions<T, Error, T, K>,
  getRows: (result: T, paging: CsvPaging) => readonly Row[],
): CsvSource<Row>['readPage'] {
  return async (page, signal) => {
    try {
      const paging = { page, page_size: MAX_PAGE_SIZE }
      const query = { ...list(paging), staleTime: 0 }
      const result = await fetchUncached(client, query, signal)
      return { rows: getRows(result, paging), total: result.total, unread: result.unread }
    } catch (error) {
      if (page > 1 && error instanceof ApiError && error.status === 404)
        return { rows: [], total: 0 }
      throw error
    }
  }
}
