import * as v from 'valibot'
import { fromView, toView, type ListView } from '@/ui/list-view'
import { recognizeSearch } from './recognize-search'

const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)
const whole = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer())
/** Whatever somebody typed into the address reads as "not set". */
const optional = <const S extends v.GenericSchema>(schema: S) =>
  v.optional(v.fallback(v.optional(schema), undefined))
const withDefault = <const S extends v.GenericSchema, const D extends v.InferOutput<S>>(
  schema: S,
  value: D,
) => v.optional(v.fallback(schema, value), value)

const pageSize = v.pipe(whole, v.picklist([10, 25, 50, 100]))
const word = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

export const listDefaults = { page: 1, page_size: 25 } as const

export function toPageSize(size: number): v.InferOutput<typeof pageSize> {
  return v.is(pageSize, size) ? v.parse(pageSize, size) : listDefaults.page_size
}

/** The address of a list: the one truth of its filters, order and page. */
export const listSearchSchema = v.object({
  from: optional(day),
  to: optional(day),
  page: withDefault(v.pipe(whole, v.minValue(1), v.maxValue(1_000_000)), listDefaults.page),
  page_size: withDefault(pageSize, listDefaults.page_size),
  status: optional(word),
  service: optional(word),
  error_code: optional(v.pipe(whole, v.minValue(0), v.maxValue(999_999))),
  /** An id or a reference. A text that may be personal rides in the history state. */
  q: optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty(), v.maxLength(128)),
  ),
  /** Not set: the order that the list has by itself. */
  sort: optional(word),
})
export type ListSearch = v.InferOutput<typeof listSearchSchema>

/** What a server can sort a list by, and how it does without a word. */
export interface ListOrders {
  keys: readonly string[]
  usual: string
}

/** The order that an address asks for; one that this list does not know reads as the usual one. */
export function orderOf({ sort }: Pick<ListSearch, 'sort'>, { keys, usual }: ListOrders): string {
  return sort !== undefined && keys.includes(sort.replace('-', '')) ? sort : usual
}

export interface ListFilter {
  from?: string | undefined
  to?: string | undefined
  status?: string | undefined
  service?: string | undefined
  error_code?: number | undefined
  /** May be personal: `recognizeSearch` tells, and then it rides in the history state. */
  search?: string | undefined
}

export function toListFilter(search: ListSearch, personal: string | undefined): ListFilter {
  const { from, to, status, service, error_code, q } = search
  return { from, to, status, service, error_code, search: personal ?? q }
}

/** The address and the history state for a filter; a changed filter starts at the first page. */
export function fromListFilter(
  filter: ListFilter,
  search: ListSearch,
): { search: ListSearch; personal: string | undefined } {
  const { search: text, ...rest } = filter
  const personal = text !== undefined && recognizeSearch(text)?.personal === true
  return {
    search: { ...search, ...rest, page: 1, q: personal ? undefined : text },
    personal: personal ? text : undefined,
  }
}

export interface ListedBundle {
  bundle_id: string
  organization_id?: string
}

/** Only what is set is sent: the filters of the calls are optional. */
export function toListRequest(
  bundle: ListedBundle,
  search: ListSearch,
  personal: string | undefined,
  orders: ListOrders,
) {
  const text = personal ?? search.q
  return {
    ...bundle,
    page: search.page,
    page_size: search.page_size,
    ordering: orderOf(search, orders),
    ...(search.from ? { start_date: search.from } : {}),
    ...(search.to ? { end_date: search.to } : {}),
    ...(search.status ? { status: search.status } : {}),
    ...(search.service ? { service: search.service } : {}),
    ...(search.error_code === undefined ? {} : { error_code: search.error_code }),
    ...(text ? { search: text } : {}),
  }
}

/** What a saved view keeps of a list: neither the page and its size nor a search text. */
export function toListView(search: ListSearch, orders: ListOrders): ListView {
  const { from, to, status, service, error_code } = search
  const sort = orderOf(search, orders)
  return toView({
    from,
    to,
    status,
    service,
    error_code,
    sort: sort === orders.usual ? undefined : sort,
  })
}

/** The address for a saved view. Whatever stands in this browser's storage is read as if it stood in the address. */
export function fromListView(view: ListView, { page_size }: ListSearch): ListSearch {
  return v.parse(listSearchSchema, { ...fromView(view), page_size, q: undefined, page: 1 })
}
