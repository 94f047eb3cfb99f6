export interface DayBar {
  /** `YYYY-MM-DD` */
  day: string
  good: number
  bad: number
}

/** What the two counts are called. */
export interface BarWords {
  good: string
  bad: string
}
