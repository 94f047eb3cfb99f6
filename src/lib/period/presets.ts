import { addDays, type Period } from './period'

declare global {
  namespace Intl {
    interface Locale {
      getWeekInfo?: () => { firstDay: number }
      /** The older form of `getWeekInfo`. */
      weekInfo?: { firstDay: number }
    }
  }
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

/**
 * Returns the first day of the week in the user's region, from 1 for Monday to 7 for Sunday. Falls back to Monday if
 * the browser doesn't provide the day. @internal Exported for its test.
 */
export function firstDayOfWeek(locale = Intl.DateTimeFormat().resolvedOptions().locale): number {
  const intlLocale = new Intl.Locale(locale)
  return (intlLocale.getWeekInfo?.() ?? intlLocale.weekInfo)?.firstDay ?? 1
}

/** Returns a preset's days, relative to `today`. */
export function presetPeriod(preset: PeriodPreset, today: string, firstDay?: number): Period {
  const month = today.slice(0, 7)
  const lastMonthEnd = addDays(`${month}-01`, -1)
  // A function, because the region's first day takes some milliseconds and only weeks need it.
  const weekStart = () =>
    addDays(today, -((new Date(today).getUTCDay() - (firstDay ?? firstDayOfWeek()) + 7) % 7))
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
      return { from: weekStart(), to: today }
    case 'lastWeek':
      return { from: addDays(weekStart(), -7), to: addDays(weekStart(), -1) }
    case 'thisMonth':
      return { from: `${month}-01`, to: today }
    case 'lastMonth':
      return { from: `${lastMonthEnd.slice(0, 7)}-01`, to: lastMonthEnd }
    case 'all':
      return {}
  }
}

/**
 * Returns the preset with exactly these days. If a week preset and another preset have the same days, the other preset
 * wins, because bills cover months.
 */
export function matchPreset(
  period: Period,
  today: string,
  presets: readonly PeriodPreset[] = periodPresets,
): PeriodPreset | undefined {
  const isMatch = (preset: PeriodPreset) => {
    const { from, to } = presetPeriod(preset, today)
    return from === period.from && to === period.to
  }
  const isWeek = (preset: PeriodPreset) => preset.endsWith('Week')
  return presets.toSorted((a, b) => Number(isWeek(a)) - Number(isWeek(b))).find(isMatch)
}
