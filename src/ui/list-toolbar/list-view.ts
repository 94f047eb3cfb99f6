import type { PeriodPreset } from '@/lib/period/presets'

/** The filters of a saved view: search parameters of the URL, and possibly a relative period. */
export interface ListView {
  search: Record<string, string | number>
  preset?: PeriodPreset
}

export function isSameView(a: ListView, b: ListView): boolean {
  const serialize = ({ search, preset }: ListView) =>
    JSON.stringify([preset, Object.entries(search).toSorted(([x], [y]) => (x < y ? -1 : 1))])
  return serialize(a) === serialize(b)
}
