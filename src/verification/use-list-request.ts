import { useDeferredValue, useMemo } from 'react'
import { toListRequest, type ListedBundle, type ListOrders } from './list-request'
import type { ListSearch } from './list-search'

interface Asked {
  bundle: ListedBundle
  search: ListSearch
  personal: string | undefined
}

/** What a list asks for; `shown` is what it has the rows of while the next ones are on their way. */
export function useListRequest({ bundle, search, personal }: Asked, orders: ListOrders) {
  const { bundle_id, organization_id } = bundle
  const request = useMemo(
    () =>
      toListRequest(
        { bundle_id, ...(organization_id ? { organization_id } : {}) },
        search,
        personal,
        orders,
      ),
    [bundle_id, organization_id, search, personal, orders],
  )
  return { request, shown: useDeferredValue(request) }
}
