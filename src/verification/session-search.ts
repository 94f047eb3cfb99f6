import * as v from 'valibot'
import type { SessionListRequest } from '@/api/sessions/schema'
import { fromView, toView, type ListView } from '@/ui/list-view'
import { recognizeSearch } from './recognize-search'
import type { SessionFilter } from './session-filters'

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

export function toPageSize(size: number): v.InferOutput<typeof pageSize> {
  return v.is(pageSize, size) ? v.parse(pageSize, size) : sessionListDefaults.page_size
}

const word = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

export const periodSearchSchema = v.object({ from: optional(day), to: optional(day) })

/** Under which its columns and views are kept on this device, the same in both areas. */
export const sessionListId = 'sessions'

export const sessionListDefaults = { page: 1, page_size: 25, sort: '-created_at' } as const

/** The address of a list of sessions: the one truth of its filters and page. */
export const sessionSearchSchema = v.object({
  ...periodSearchSchema.entries,
  page: withDefault(v.pipe(whole, v.minValue(1), v.maxValue(1_000_000)), sessionListDefaults.page),
  page_size: withDefault(pageSize, sessionListDefaults.page_size),
  status: optional(word),
  service: optional(word),
  error_code: optional(v.pipe(whole, v.minValue(0), v.maxValue(999_999))),
  /** An id or a reference. A text that may be personal rides in the history state. */
  q: optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty(), v.maxLength(128)),
  ),
  sort: withDefault(v.picklist(['created_at', '-created_at']), sessionListDefaults.sort),
})
export type SessionSearch = v.InferOutput<typeof sessionSearchSchema>

export function toSessionFilter(
  search: SessionSearch,
  personal: string | undefined,
): SessionFilter {
  const { from, to, status, service, error_code, q } = search
  return { from, to, status, service, error_code, search: personal ?? q }
}

/** The address and the history state for a filter; a changed filter starts at the first page. */
export function fromSessionFilter(
  filter: SessionFilter,
  search: SessionSearch,
): { search: SessionSearch; personal: string | undefined } {
  const { search: text, ...rest } = filter
  const personal = text !== undefined && recognizeSearch(text)?.personal === true
  return {
    search: { ...search, ...rest, page: 1, q: personal ? undefined : text },
    personal: personal ? text : undefined,
  }
}

/** Only what is set is sent: the filters of the call are optional. */
export function toSessionListRequest(
  bundle: { bundle_id: string; organization_id?: string },
  search: SessionSearch,
  personal: string | undefined,
): SessionListRequest {
  const text = personal ?? search.q
  return {
    ...bundle,
    page: search.page,
    page_size: search.page_size,
    ordering: search.sort,
    ...(search.from ? { start_date: search.from } : {}),
    ...(search.to ? { end_date: search.to } : {}),
    ...(search.status ? { status: search.status } : {}),
    ...(search.service ? { service: search.service } : {}),
    ...(search.error_code === undefined ? {} : { error_code: search.error_code }),
    ...(text ? { search: text } : {}),
  }
}

/** What a saved view keeps of a list: neither the page and its size nor a search text. */
export function toSessionView(search: SessionSearch): ListView {
  const { from, to, status, service, error_code, sort } = search
  return toView({
    from,
    to,
    status,
    service,
    error_code,
    sort: sort === sessionListDefaults.sort ? undefined : sort,
  })
}

/** The address for a saved view. Whatever stands in this browser's storage is read as if it stood in the address. */
export function fromSessionView(view: ListView, { page_size }: SessionSearch): SessionSearch {
  return v.parse(sessionSearchSchema, { ...fromView(view), page_size, q: undefined, page: 1 })
}
