/** Days as `YYYY-MM-DD`; both ends are inclusive. */
export type PeriodFields = { start_date: string; end_date: string }

/** Pages are counted from 1. A page has 1 to 100 rows. */
export type PageFields = { page: number; page_size: number }
