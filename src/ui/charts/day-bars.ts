export interface DayCount {
  /** `YYYY-MM-DD` */
  day: string
  all: number
  good: number
  bad: number
}

/** The labels of the counts. `rest` is neither good nor bad. */
export interface DayLabels {
  all: string
  good: string
  bad: string
  rest: string
}

/** The counts of one or more consecutive days. */
export interface DayBar extends DayCount {
  /** The last day. `day` is the first. */
  last: string
}

/** With more bars, neighbours cannot be distinguished. */
const MAX_BARS = 120
const WEEK = 7

/** One bar per day, or per week for a long period. Weeks end on the last day of the period. */
export function toDayBars(days: readonly DayCount[]): DayBar[] {
  if (days.length <= MAX_BARS) return days.map((day) => ({ ...day, last: day.day }))
  const bars: DayBar[] = []
  for (let end = days.length; end > 0; end -= WEEK) {
    bars.unshift(sumOf(days.slice(Math.max(0, end - WEEK), end)))
  }
  return bars
}

function sumOf(days: readonly DayCount[]): DayBar {
  return {
    day: days.at(0)?.day ?? '',
    last: days.at(-1)?.day ?? '',
    all: days.reduce((sum, { all }) => sum + all, 0),
    good: days.reduce((sum, { good }) => sum + good, 0),
    bad: days.reduce((sum, { bad }) => sum + bad, 0),
  }
}
