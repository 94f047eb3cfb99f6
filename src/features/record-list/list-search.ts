import * as v from 'valibot'
import { day, optional, searchText, wholeNumber, withDefault } from '@/lib/search-schema'

const pageSize = v.pipe(wholeNumber, v.picklist([10, 25, 50, 100]))
const word = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

/** Defaults that `stripSearchParams` removes from the URL. */
export const pageDefaults = { page: 1, page_size: 25 } as const

export function toPageSize(size: number): v.InferOutput<typeof pageSize> {
  return v.is(pageSize, size) ? v.parse(pageSize, size) : pageDefaults.page_size
}

/** Search parameters of any paged list. Unknown or malformed values fall back to the defaults. */
export const pageSearchSchema = v.object({
  page: withDefault(v.pipe(wholeNumber, v.minValue(1), v.maxValue(1_000_000)), pageDefaults.page),
  page_size: withDefault(pageSize, pageDefaults.page_size),
  /** Sort field, with a leading `-` for descending. If unset, the list uses its default order. */
  sort: optional(word),
})
export type PageSearch = v.InferOutput<typeof pageSearchSchema>

/** The period in the URL. */
export const periodSearchSchema = v.object({ from: optional(day), to: optional(day) })

/** URL parameters of a list's filters, keyed by name. */
export type FilterParams = Readonly<Record<string, v.GenericSchema>>

/** Filters that record lists share. Each list can add more. */
export const recordFilters = {
  ...periodSearchSchema.entries,
  status: optional(word),
  service: optional(word),
  error_code: optional(v.pipe(wholeNumber, v.minValue(0), v.maxValue(999_999))),
  /** An ID or a reference. If the text may be personal, the history state contains a key for the text instead. */
  q: optional(searchText),
}

/** Values of the review filter. The portal applies it, because the backend can't. */
export const reviews = ['required', 'not_required'] as const
export type Review = (typeof reviews)[number]
export const reviewFilter = optional(v.picklist(reviews))

/** Returns whether a record's review reasons match the filter. Missing reasons match neither value. */
export const matchesReview = (reasons: readonly string[] | undefined, review: Review): boolean =>
  reasons !== undefined && reasons.length > 0 === (review === 'required')

/** A record list's search parameters: filters, order and page. */
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

/** Returns a change that clears all filters of a list and resets its page and order. */
export const clearFilters = (params: FilterParams) => ({
  page: pageDefaults.page,
  sort: undefined,
  privateSearchText: undefined,
  ...Object.fromEntries(Object.keys(params).map((name) => [name, undefined])),
})
