import type { LinkOptions } from '@tanstack/react-router'

/** List filters that select the records behind a number. Without dates, the filters cover the whole period. */
export interface CountFilter {
  from?: string
  to?: string
  status?: 'success' | 'failed'
  service?: string
  error_code?: number
  /** Selects the transaction list instead of the session list. */
  tab?: 'transactions'
}

/** Link builders for the numbers in the analytics. A number without a link is plain text. */
export interface AnalyticsLinks {
  list?: (filter: CountFilter) => LinkOptions | undefined
  bundle?: (bundleId: string) => LinkOptions
  organization?: (organizationId: string, filter?: CountFilter) => LinkOptions
}
