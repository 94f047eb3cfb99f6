import * as v from 'valibot'
import { toDay } from '@/lib/period/period'
import { matchPreset, presetPeriod } from '@/lib/period/presets'
import type { ListView } from '@/ui/list-toolbar/list-view'
import { listSearchSchema, type ListSearch } from './list-search'
import { orderOf, type ListOrders } from './list-order'

/**
 * The part of a list that a saved view stores: not the page, its size or a search text. A period that matches a preset
 * is stored as the preset, so it stays relative.
 */
export function toView(search: ListSearch, orders: ListOrders): ListView {
  const { from, to, status, service, error_code } = search
  const preset = from || to ? matchPreset({ from, to }, toDay(new Date())) : undefined
  const order = orderOf(search, orders)
  const sort = order === orders.defaultOrder ? undefined : order
  const kept = { ...(preset ? {} : { from, to }), status, service, error_code, sort }
  return {
    search: Object.fromEntries(
      Object.entries(kept).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
    ),
    preset,
  }
}

/**
 * The search parameters of a saved view, as of today. They are parsed like a URL, since the stored view may be damaged.
 */
export function fromView({ search, preset }: ListView): Omit<ListSearch, 'page_size'> {
  const days = preset ? presetPeriod(preset, toDay(new Date())) : {}
  const { page_size: _size, ...address } = v.parse(listSearchSchema, {
    ...search,
    ...days,
    q: undefined,
    page: 1,
  })
  return address
}
