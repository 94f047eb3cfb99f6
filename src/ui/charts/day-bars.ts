/** The counts of some days in a row. */
export interface DayBar extends DayCount {
  /** The last of them; `day` is the first. */
  last: string
}

/** More are too thin to tell from each other. */
const MAX_BARS = 120
const WEEK = 7

/** What a drawing has room for: a bar for each day, of a long period one for each week up to its last day. */
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

export interface DayCount {
  /** `YYYY-MM-DD` */
  day: string
  all: number
  good: number
  bad: number
}

/** What the counts are called. */
export interface DayWords {
  all: string
  good: string
  bad: string
}
