import * as v from 'valibot'
import { fromView, toView, type ListView } from '@/ui/list-toolbar/list-view'
import {
  chosenOrder,
  listSearchSchema,
  orderOf,
  type ListOrders,
  type ListSearch,
} from './list-search'
import { recognizeSearch } from './recognize-search'

export interface ListFilter {
  from?: string | undefined
  to?: string | undefined
  status?: string | undefined
  service?: string | undefined
  error_code?: number | undefined
  /** May be private: `recognizeSearch` decides, and then it rides in the history state. */
  search?: string | undefined
}

export function toListFilter(
  search: ListSearch,
  privateSearchText: string | undefined,
): ListFilter {
  const { from, to, status, service, error_code, q } = search
  return { from, to, status, service, error_code, search: privateSearchText ?? q }
}

/** The search parameters and the private search text of a filter. A changed filter starts at the first page. */
export function fromListFilter(
  filter: ListFilter,
  search: ListSearch,
): { search: ListSearch; privateSearchText: string | undefined } {
  const { search: text, ...rest } = filter
  const privateSearchText = text !== undefined && recognizeSearch(text)?.personal === true
  return {
    search: { ...search, ...rest, page: 1, q: privateSearchText ? undefined : text },
    privateSearchText: privateSearchText ? text : undefined,
  }
}

/** Whether only a typed text has changed: a pause in typing must not add a step to the history. */
export function isTypedOn(before: ListFilter, after: ListFilter): boolean {
  return (['search', 'error_code'] as const).some(
    (key) => before[key] !== undefined && after[key] !== undefined && before[key] !== after[key],
  )
}

export interface ListedBundle {
  bundle_id: string
  organization_id?: string
}

/** Only what is set is sent: filters and order of the calls are optional. */
export function toListRequest(
  bundle: ListedBundle,
  search: ListSearch,
  privateSearchText: string | undefined,
  orders: ListOrders,
) {
  const text = privateSearchText ?? search.q
  const ordering = chosenOrder(search, orders)
  return {
    ...bundle,
    page: search.page,
    page_size: search.page_size,
    ...(ordering ? { ordering } : {}),
    ...(search.from ? { start_date: search.from } : {}),
    ...(search.to ? { end_date: search.to } : {}),
    ...(search.status ? { status: search.status } : {}),
    ...(search.service ? { service: search.service } : {}),
    ...(search.error_code === undefined ? {} : { error_code: search.error_code }),
    ...(text ? { search: text } : {}),
  }
}

/** What a saved view keeps: neither the page, its size nor a search text. */
export function toListView(search: ListSearch, orders: ListOrders): ListView {
  const { from, to, status, service, error_code } = search
  const sort = orderOf(search, orders)
  return toView({
    from,
    to,
    status,
    service,
    error_code,
    sort: sort === orders.defaultOrder ? undefined : sort,
  })
}

/** The search parameters of a saved view. It is parsed like a URL, since the stored view may be damaged. */
export function fromListView(view: ListView, { page_size }: ListSearch): ListSearch {
  return v.parse(listSearchSchema, { ...fromView(view), page_size, q: undefined, page: 1 })
}
