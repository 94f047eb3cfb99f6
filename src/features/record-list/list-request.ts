import { getChosenSort, type SortOptions } from './list-sort'
import type { ListState } from './list-state'

export interface ListedBundle {
  bundle_id: string
  organization_id?: string
}

/** Returns a list's request body. JSON omits undefined values. */
export function toListRequest({ search, privateSearchText }: ListState, sortOptions?: SortOptions) {
  const { page, page_size, from, to, status, service, error_code, q } = search
  return {
    page,
    page_size,
    ordering: sortOptions && getChosenSort(search, sortOptions),
    start_date: from,
    end_date: to,
    status,
    service,
    error_code,
    search: privateSearchText ?? q,
  }
}
