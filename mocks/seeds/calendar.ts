import { chance } from './random'

export const DAY = 86_400_000
/** Length of a calendar: 13 months, including today. */
const DAYS = 396
/** Relative number of sessions in each UTC hour, following business hours in Egypt. */
const hourShares = [
  1, 1, 0.5, 0.5, 1, 2, 4, 7, 9, 9.5, 9, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5, 4, 3, 2.2, 1.8, 1.5,
]
const hourSums = runningSums(hourShares)

export type Anchor = { today: number; now: number }
let anchor: Anchor = { today: -1, now: -1 }

/**
 * Returns the day and time at which the generated data ends. `now` is the time of the day's first call, so a list
 * doesn't change while a user reads it.
 */
export function currentAnchor(): Anchor {
  const now = Date.now()
  const today = now - (now % DAY)
  if (anchor.today !== today) anchor = { today, now }
  return anchor
}

export type Calendar = {
  anchor: Anchor
  /** UTC midnight of the first day. */
  firstDay: number
  days: number
  /** First row of each day, followed by the total number of rows. Row 0 is the oldest. */
  starts: Uint32Array
  /** Returns the start time of a row's session, in milliseconds. Times never decrease from one row to the next. */
  time: (row: number) => number
}

/** Whether today's calendar includes a moment in milliseconds. */
export function isInCalendar(moment: number): boolean {
  const { today } = currentAnchor()
  return moment >= today - (DAYS - 1) * DAY && moment < today + DAY
}

/** Creates a calendar from start times. The times must be sorted, oldest first. */
export function createCalendarFromTimes(times: readonly number[], anchorOfDay: Anchor): Calendar {
  const firstDay = anchorOfDay.today - (DAYS - 1) * DAY
  const starts = Uint32Array.from({ length: DAYS + 1 }, (_, day) => {
    const next = times.findIndex((time) => time >= firstDay + day * DAY)
    return next < 0 || day === DAYS ? times.length : next
  })
  // After midnight, the oldest sessions can be older than the first day. Count them as part of that day.
  starts[0] = 0
  return { anchor: anchorOfDay, firstDay, days: DAYS, starts, time: (row) => times[row] ?? 0 }
}

/** Spreads a bundle's rows over the days: more each month, fewer on weekends, with random variation. */
export function createCalendar(seed: number, size: number, anchorOfDay: Anchor): Calendar {
  const firstDay = anchorOfDay.today - (DAYS - 1) * DAY
  const weights = Array.from({ length: DAYS }, (_, day) => {
    const weekday = new Date(firstDay + day * DAY).getUTCDay()
    const weekendFactor = weekday === 5 ? 0.35 : weekday === 6 ? 0.7 : 1
    const todayFactor = day === DAYS - 1 ? 0.5 : 1
    return (0.6 + day / DAYS) * weekendFactor * todayFactor * (0.8 + 0.4 * chance(seed, day, 901))
  })
  const sums = runningSums(weights)
  const total = sums.at(-1) ?? 1
  const starts = new Uint32Array(DAYS + 1)
  sums.forEach((sum, day) => (starts[day + 1] = Math.round((size * sum) / total)))

  const time = (row: number) => {
    const day = findDay(starts, row)
    const first = starts[day] ?? 0
    const count = (starts[day + 1] ?? 0) - first
    const shareOfDay = timeOfDay((row - first + chance(seed, row, 902)) / count)
    // Today's sessions spread over the hours so far, except the last five minutes, so the sessions have time to end.
    const length =
      day === DAYS - 1 ? Math.max(anchorOfDay.now - anchorOfDay.today - 300_000, 1000) : DAY
    return firstDay + day * DAY + Math.floor(shareOfDay * length)
  }
  return { anchor: anchorOfDay, firstDay, days: DAYS, starts, time }
}

/** Returns the first row of a period and the row after its last row. `start` and `end` are both inclusive. */
export function findPeriodRows(
  calendar: Calendar,
  start: number | undefined,
  end: number | undefined,
): [from: number, to: number] {
  const { firstDay, days, starts } = calendar
  const clamp = (day: number) => Math.min(Math.max(day, 0), days)
  const from = start === undefined ? 0 : clamp(Math.floor((start - firstDay) / DAY))
  const to = end === undefined ? days : clamp(Math.floor((end - firstDay) / DAY) + 1)
  return [starts[from] ?? 0, Math.max(starts[to] ?? 0, starts[from] ?? 0)]
}

/** Returns the index of a row's day. */
function findDay(starts: Uint32Array, row: number): number {
  let low = 0
  let high = starts.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= row) low = middle
    else high = middle - 1
  }
  return low
}

/** Converts a session's position among its day's sessions to a time of day, both as fractions from 0 to 1. */
function timeOfDay(sessionShare: number): number {
  const targetSum = sessionShare * (hourSums.at(-1) ?? 1)
  const hour = hourSums.findIndex((sum) => sum > targetSum)
  if (hour < 0) return 1 - 1e-6
  const share = hourShares[hour] ?? 1
  const before = (hourSums[hour] ?? 0) - share
  return (hour + (targetSum - before) / share) / 24
}

function runningSums(numbers: readonly number[]): number[] {
  let sum = 0
  return numbers.map((number) => (sum += number))
}
