/** Calendar days `YYYY-MM-DD`, both inclusive; a missing end is open. */
export interface Period {
  from?: string | undefined
  to?: string | undefined
}

export const periodPresets = [
  'today',
  'last7',
  'last30',
  'last90',
  'thisMonth',
  'lastMonth',
  'all',
] as const
export type PeriodPreset = (typeof periodPresets)[number]

/** The local calendar day of a moment. */
export function toDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The days a preset covers, seen from `today`. */
export function presetPeriod(preset: PeriodPreset, today: string): Period {
  const month = today.slice(0, 7)
  const lastMonthEnd = addDays(`${month}-01`, -1)
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'last7':
      return { from: addDays(today, -6), to: today }
    case 'last30':
      return { from: addDays(today, -29), to: today }
    case 'last90':
      return { from: addDays(today, -89), to: today }
    case 'thisMonth':
      return { from: `${month}-01`, to: today }
    case 'lastMonth':
      return { from: `${lastMonthEnd.slice(0, 7)}-01`, to: lastMonthEnd }
    case 'all':
      return {}
  }
}

/** The preset that covers exactly these days, the first of `presets` where two do. */
export function matchPreset(
  period: Period,
  today: string,
  presets: readonly PeriodPreset[] = periodPresets,
): PeriodPreset | undefined {
  return presets.find((preset) => {
    const { from, to } = presetPeriod(preset, today)
    return from === period.from && to === period.to
  })
}

/**
 * The same days with both ends, for calls that ask for them: an open end is today, an open start 30 days
 * before the end. Nothing chosen, or a start after its end, is the last 30 days.
 */
export function closedPeriod({ from, to }: Period, today: string): { from: string; to: string } {
  const end = to ?? (from && from > today ? from : today)
  const start = from ?? addDays(end, -29)
  return start > end ? closedPeriod({}, today) : { from: start, to: end }
}

/** As many days, right before: what figures are compared with. Undefined for an open period. */
export function previousPeriod({ from, to }: Period): Required<Period> | undefined {
  if (!from || !to) return undefined
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
