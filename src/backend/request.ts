/** Days as `YYYY-MM-DD`, both inclusive. */
export type PeriodFields = { start_date: string; end_date: string }

/** Page numbers start at 1. A page has 1 to 100 rows. */
export type PageFields = { page: number; page_size: number }
