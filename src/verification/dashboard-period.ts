import { matchPreset, presetPeriod, toDay, type Days, type DayZone } from '@/lib/period'
import { dashboardPresets } from './dashboard-presets'
import type { DashboardSearch } from './dashboard-search'

const LENGTH = 30 * 86_400_000

/**
 * The days the figures cover. The backend wants two ends: none are the last 30 days, an open end is
 * today or the 30 days before, a wrong order is put right.
 */
export function dashboardPeriod(search: DashboardSearch, now = new Date()): Days {
  const { from, to, zone } = search
  const today = toDay(now, zone)
  const last = to ?? (from && from > today ? from : today)
  const first = from ?? new Date(Date.parse(last) - LENGTH + 86_400_000).toISOString().slice(0, 10)
  return first <= last ? { from: first, to: last } : { from: last, to: first }
}

/** Another calendar: "today" stays today, days of one's own stay those days. */
export function withZone(
  search: DashboardSearch,
  zone: DayZone,
  now = new Date(),
): DashboardSearch {
  const next = zone === 'utc' ? zone : undefined
  if (!search.from && !search.to) return { zone: next }
  const preset = matchPreset(search, toDay(now, search.zone), dashboardPresets)
  return { ...(preset ? presetPeriod(preset, toDay(now, zone)) : search), zone: next }
}
