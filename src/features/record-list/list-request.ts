import { getChosenSort, type SortOptions } from './list-sort'
import type { ListSearch } from './list-search'
import type { ListNavigation, ListState } from './list-state'

export interface ListedBundle {
  bundle_id: string
  organization_id?: string
}

/** Props that a bundle's record list needs from its screen. */
export interface BundleListScreen<Search = ListSearch> extends ListNavigation<Search> {
  bundle: ListedBundle
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
