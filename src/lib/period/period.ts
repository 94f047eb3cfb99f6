/** Calendar days `YYYY-MM-DD`, both inclusive; a missing bound is open. */
export interface Period {
  from?: string
  to?: string
}

/** A period with both bounds. */
export interface Days {
  from: string
  to: string
}

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

/** The day that many days later. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
