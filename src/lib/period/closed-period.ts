import { toDay, type Days, type DayZone } from './period'
import { matchPreset, periodPresets, presetPeriod } from './presets'

/** Days of an address, either end open, and the calendar that says which day is today. */
type OpenPeriod = { from?: string; to?: string; zone?: 'utc' }

const LENGTH = 30 * 86_400_000

/**
 * The days the figures cover. The backend wants two ends: none are the last 30 days, an open end is
 * today or the 30 days before, a wrong order is put right.
 */
export function closedPeriod(search: OpenPeriod, now = new Date()): Days {
  const { from, to, zone } = search
  const today = toDay(now, zone)
  const last = to ?? (from && from > today ? from : today)
  const first = from ?? new Date(Date.parse(last) - LENGTH + 86_400_000).toISOString().slice(0, 10)
  return first <= last ? { from: first, to: last } : { from: last, to: first }
}

/** Another calendar: "today" stays today, days of one's own stay those days. */
export function withZone(search: OpenPeriod, zone: DayZone, now = new Date()): OpenPeriod {
  const next = zone === 'utc' ? zone : undefined
  if (!search.from && !search.to) return { zone: next }
  const preset = matchPreset(search, toDay(now, search.zone), closedPeriodPresets)
  return { ...(preset ? presetPeriod(preset, toDay(now, zone)) : search), zone: next }
}

/** The backend counts over a period with two ends: "all time" is not one. */
export const closedPeriodPresets = periodPresets.filter((preset) => preset !== 'all')

export function toDateRange({ from, to }: Days): { start_date: string; end_date: string } {
  return { start_date: from, end_date: to }
}
