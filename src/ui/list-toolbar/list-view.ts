import type { PeriodPreset } from '@/lib/period/presets'

/** A saved view's filters: URL search parameters, and possibly a relative period. */
export interface ListView {
  search: Record<string, string | number>
  preset?: PeriodPreset
}

export function isSameView(a: ListView, b: ListView): boolean {
  const serialize = ({ search, preset }: ListView) =>
    JSON.stringify([preset, Object.entries(search).toSorted(([x], [y]) => (x < y ? -1 : 1))])
  return serialize(a) === serialize(b)
}
