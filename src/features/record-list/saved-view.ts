import * as v from 'valibot'
import { toDay } from '@/lib/period/period'
import { matchPreset, presetPeriod } from '@/lib/period/presets'
import type { ListView } from '@/ui/list-toolbar/list-view'
import { getSetFilters, type FilterParams, type ListSearch } from './list-search'
import { getSort, type SortOptions } from './list-sort'

/** The search parameters of a list with saved views. */
export type ViewSchema = v.GenericSchema<unknown, ListSearch>

/**
 * Returns the part of a list that a saved view stores, without the page, page size or search text. A period that
 * matches a preset is stored as the preset, so it stays relative.
 */
export function toView(
  search: ListSearch,
  params: FilterParams,
  sortOptions?: SortOptions,
): ListView {
  const { from, to, q: _q, ...others } = search
  const preset = from || to ? matchPreset({ from, to }, toDay(new Date())) : undefined
  const currentSort = sortOptions && getSort(search, sortOptions)
  const storedSearch = getSetFilters(params, preset ? others : { from, to, ...others })
  const isSorted = currentSort !== undefined && currentSort !== sortOptions?.defaultSort
  return { search: isSorted ? { ...storedSearch, sort: currentSort } : storedSearch, preset }
}

/**
 * Returns a saved view's search parameters, as of today. Parses them like a URL, because the stored view may be
 * damaged.
 */
export function fromView(
  { search, preset }: ListView,
  schema: ViewSchema,
): Omit<ListSearch, 'page_size'> {
  const days = preset ? presetPeriod(preset, toDay(new Date())) : {}
  const { page_size: _size, ...address } = v.parse(schema, {
    ...search,
    ...days,
    q: undefined,
    page: 1,
  })
  return address
}
