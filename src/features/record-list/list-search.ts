import * as v from 'valibot'
import { day, optional, searchText, wholeNumber, withDefault } from '@/lib/search-schema'

const pageSize = v.pipe(wholeNumber, v.picklist([10, 25, 50, 100]))
const word = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

export const listDefaults = { page: 1, page_size: 25 } as const

export function toPageSize(size: number): v.InferOutput<typeof pageSize> {
  return v.is(pageSize, size) ? v.parse(pageSize, size) : listDefaults.page_size
}

/** The address of a list: the one truth of its filters, order and page. */
export const listSearchSchema = v.object({
  from: optional(day),
  to: optional(day),
  page: withDefault(v.pipe(wholeNumber, v.minValue(1), v.maxValue(1_000_000)), listDefaults.page),
  page_size: withDefault(pageSize, listDefaults.page_size),
  status: optional(word),
  service: optional(word),
  error_code: optional(v.pipe(wholeNumber, v.minValue(0), v.maxValue(999_999))),
  /** An id or a reference. A text that may be personal rides in the history state. */
  q: optional(searchText),
  /** Not set: the order that the list has by itself. */
  sort: optional(word),
})
export type ListSearch = v.InferOutput<typeof listSearchSchema>

/** The days of an address, for a screen that has no list. */
export const periodSearchSchema = v.pick(listSearchSchema, ['from', 'to'])
