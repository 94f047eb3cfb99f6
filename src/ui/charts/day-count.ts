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
