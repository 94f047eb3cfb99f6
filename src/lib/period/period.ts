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

/** The time zone that determines a moment's day. */
export type DayZone = 'local' | 'utc'

/** Whether text is a calendar day, `YYYY-MM-DD`. `Date` would read `2026-02-30` as a day in March. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Returns a moment's calendar day. Uses UTC, as the backend does, unless `zone` is local. */
export function toDay(date: Date, zone: DayZone = 'utc'): string {
  if (zone === 'utc') return date.toISOString().slice(0, 10)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Returns the number of days in a period, including both ends. */
export function dayCount({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

/** Returns the 365 days that end with `day`. */
export function yearUntil(day: string): Days {
  return { from: addDays(day, -364), to: day }
}

/** Returns the day that is `days` days after `day`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

export const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`

export function lastOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const date = new Date(0)
  // Day 0 of the next month is the month's last day. `Date.UTC` would read the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month, 0)
  return date.toISOString().slice(0, 10)
}
