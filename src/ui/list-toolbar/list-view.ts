import { toDay } from '@/lib/period/period'
import { matchPreset, presetPeriod, type PeriodPreset } from '@/lib/period/presets'

type PlainFilters = Record<string, string | number>

/** The filters of a saved view: search parameters of the URL, and possibly a relative period. */
export interface ListView {
  search: PlainFilters
  preset?: PeriodPreset | undefined
}

interface Dates {
  from?: string | undefined
  to?: string | undefined
}

/** Makes a view of filters. A period that matches a preset is stored as the preset, so it stays relative. */
export function toView(filters: Dates & Record<string, string | number | undefined>): ListView {
  const { from, to, ...rest } = filters
  const preset = from || to ? matchPreset({ from, to }, toDay(new Date())) : undefined
  return { search: withoutEmpty(preset ? rest : filters), ...(preset ? { preset } : {}) }
}

/** The filters of a view, with a relative period resolved as of today. */
export function fromView({ search, preset }: ListView): PlainFilters {
  return withoutEmpty({ ...search, ...(preset ? presetPeriod(preset, toDay(new Date())) : {}) })
}

export function isSameView(a: ListView, b: ListView): boolean {
  const serialize = ({ search, preset }: ListView) =>
    JSON.stringify([preset, Object.entries(search).toSorted(([x], [y]) => (x < y ? -1 : 1))])
  return serialize(a) === serialize(b)
}

function withoutEmpty(values: Record<string, string | number | undefined>): PlainFilters {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, value]],
    ),
  )
}
