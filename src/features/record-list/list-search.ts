import * as v from 'valibot'
import { day, optional, searchText, wholeNumber, withDefault } from '@/lib/search-schema'

const pageSize = v.pipe(wholeNumber, v.picklist([10, 25, 50, 100]))
const word = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

/** The defaults, which `stripSearchParams` removes from the address. */
export const pageDefaults = { page: 1, page_size: 25 } as const

export function toPageSize(size: number): v.InferOutput<typeof pageSize> {
  return v.is(pageSize, size) ? v.parse(pageSize, size) : pageDefaults.page_size
}

/** The search parameters of any paged list; unknown or malformed values fall back to the defaults. */
export const pageSearchSchema = v.object({
  page: withDefault(v.pipe(wholeNumber, v.minValue(1), v.maxValue(1_000_000)), pageDefaults.page),
  page_size: withDefault(pageSize, pageDefaults.page_size),
  /** A field, with a leading `-` for descending. Unset: the default order of the list. */
  sort: optional(word),
})
export type PageSearch = v.InferOutput<typeof pageSearchSchema>

/** The days in the address. */
export const periodSearchSchema = v.object({ from: optional(day), to: optional(day) })

/** The URL parameters of a list's filters, by name. */
export type FilterParams = Readonly<Record<string, v.GenericSchema>>

/** Filters that record lists share. Each list can add more. */
export const recordFilters = {
  ...periodSearchSchema.entries,
  status: optional(word),
  service: optional(word),
  error_code: optional(v.pipe(wholeNumber, v.minValue(0), v.maxValue(999_999))),
  /** An ID or a reference. For a text that may be personal, the history state has a key. */
  q: optional(searchText),
}

/** The search parameters of a list of records: its filters, order and page. */
export const listSearchSchema = v.object({ ...pageSearchSchema.entries, ...recordFilters })
export type ListSearch = v.InferOutput<typeof listSearchSchema>

/** Returns the filters that are set, by name. */
export function getSetFilters(params: FilterParams, search: Readonly<Partial<ListSearch>>) {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      value !== undefined && Object.hasOwn(params, name) ? [[name, value]] : [],
    ),
  )
}

export const isFiltered = (params: FilterParams, search: Readonly<Partial<ListSearch>>): boolean =>
  Object.keys(getSetFilters(params, search)).length > 0

/** Clears all filters of a list. It then starts at its first page and in its default order. */
export const clearFilters = (params: FilterParams) => ({
  page: pageDefaults.page,
  sort: undefined,
  privateSearchText: undefined,
  ...Object.fromEntries(Object.keys(params).map((name) => [name, undefined])),
})
