declare global {
  namespace Intl {
    interface Locale {
      getWeekInfo?: () => { firstDay: number }
      /** Its older form. */
      weekInfo?: { firstDay: number }
    }
  }
}

/** Calendar days `YYYY-MM-DD`, both inclusive; a missing bound is open. */
export interface Period {
  from?: string | undefined
  to?: string | undefined
}

/** A period with both bounds. */
export interface Days {
  from: string
  to: string
}

export const periodPresets = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'last90',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'all',
] as const
export type PeriodPreset = (typeof periodPresets)[number]

/** The time zone that decides which day a moment is on. */
export type DayZone = 'local' | 'utc'

/** Whether `YYYY-MM-DD` is a day of the calendar. `Date` alone would read `2026-02-30` as a day in March. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The calendar day of a moment, in local time unless `zone` is UTC. */
export function toDay(date: Date, zone: DayZone = 'local'): string {
  if (zone === 'utc') return date.toISOString().slice(0, 10)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The day that weeks start with where the person lives, from 1 for Monday to 7 for Sunday; Monday where the browser does not know. */
export function firstDayOfWeek(locale = Intl.DateTimeFormat().resolvedOptions().locale): number {
  const known = new Intl.Locale(locale)
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1
}

/** The days of a preset, relative to `today`. */
export function presetPeriod(
  preset: PeriodPreset,
  today: string,
  firstDay = firstDayOfWeek(),
): Period {
  const month = today.slice(0, 7)
  const lastMonthEnd = addDays(`${month}-01`, -1)
  const weekStart = addDays(today, -((new Date(today).getUTCDay() - firstDay + 7) % 7))
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'last7':
      return { from: addDays(today, -6), to: today }
    case 'last30':
      return { from: addDays(today, -29), to: today }
    case 'last90':
      return { from: addDays(today, -89), to: today }
    case 'thisWeek':
      return { from: weekStart, to: today }
    case 'lastWeek':
      return { from: addDays(weekStart, -7), to: addDays(weekStart, -1) }
    case 'thisMonth':
      return { from: `${month}-01`, to: today }
    case 'lastMonth':
      return { from: `${lastMonthEnd.slice(0, 7)}-01`, to: lastMonthEnd }
    case 'all':
      return {}
  }
}

/** The preset with exactly these days. A week that is as long as another one so far is that one: a bill is of a month. */
export function matchPreset(
  period: Period,
  today: string,
  presets: readonly PeriodPreset[] = periodPresets,
): PeriodPreset | undefined {
  const matches = presets.filter((preset) => {
    const { from, to } = presetPeriod(preset, today)
    return from === period.from && to === period.to
  })
  return matches.find((preset) => !preset.endsWith('Week')) ?? matches[0]
}

/** The same number of days right before, for comparing figures. */
export function previousPeriod(period: Days): Days {
  const { from } = period
  return { from: addDays(from, -dayCount(period)), to: addDays(from, -1) }
}

/** How many days a period has. */
export function dayCount({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

/** The 365 days that end with a day. */
export function yearUntil(day: string): Days {
  return { from: addDays(day, -364), to: day }
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
