import { toDay, type Days, type DayZone } from './period'
import { matchPreset, periodPresets, presetPeriod } from './presets'

/** The days in a URL, each optional, and the time zone that determines today. */
type OpenPeriod = { from?: string; to?: string; zone?: DayZone }

const LENGTH = 30 * 86_400_000

/**
 * Returns a period with both bounds, because the backend requires both: by default, the last 30 days. A missing end
 * becomes today, a missing start makes the period 30 days long, and reversed bounds are swapped.
 */
export function closedPeriod(search: OpenPeriod, now = new Date()): Days {
  const { from, to, zone } = search
  const today = toDay(now, zone)
  const last = to ?? (from && from > today ? from : today)
  const first = from ?? new Date(Date.parse(last) - LENGTH + 86_400_000).toISOString().slice(0, 10)
  return first <= last ? { from: first, to: last } : { from: last, to: first }
}

/** A dashboard's days. Without `zone`, the days are in local time. */
type ZonedPeriod = { from?: string; to?: string; zone?: 'utc' }

/** Switches the time zone. A preset such as "today" gets the days of the new zone, and custom days stay unchanged. */
export function withZone(search: ZonedPeriod, zone: DayZone, now = new Date()): ZonedPeriod {
  const next = zone === 'utc' ? zone : undefined
  if (!search.from && !search.to) return { zone: next }
  const preset = matchPreset(search, toDay(now, search.zone ?? 'local'), closedPeriodPresets)
  return { ...(preset ? presetPeriod(preset, toDay(now, zone)) : search), zone: next }
}

/** Presets with both bounds. The backend requires both, so "all time" is not offered. */
export const closedPeriodPresets = periodPresets.filter((preset) => preset !== 'all')

export function toDateRange({ from, to }: Days): { start_date: string; end_date: string } {
  return { start_date: from, end_date: to }
}
