/** Days as `YYYY-MM-DD`, both inclusive. */
export type PeriodFields = { start_date: string; end_date: string }

/** Largest page that the backends accept. */
export const MAX_PAGE_SIZE = 100 as const

/** Page numbers start at 1. A page has 1 to `MAX_PAGE_SIZE` rows. */
export type PageFields = { page: number; page_size: number }
