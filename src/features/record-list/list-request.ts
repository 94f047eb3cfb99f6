import { chosenOrder, type ListOrders } from './list-search'
import type { ListState } from './list-state'

export interface ListedBundle {
  bundle_id: string
  organization_id?: string
}

/** What a list asks the backend for. What is not set is not sent: JSON leaves it out. */
export function toListRequest({ search, privateSearchText }: ListState, orders?: ListOrders) {
  const { page, page_size, from, to, status, service, error_code, q } = search
  return {
    page,
    page_size,
    ordering: orders && chosenOrder(search, orders),
    start_date: from,
    end_date: to,
    status,
    service,
    error_code,
    search: privateSearchText ?? q,
  }
}
