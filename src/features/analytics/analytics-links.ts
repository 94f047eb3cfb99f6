import type { LinkOptions } from '@tanstack/react-router'
import type { ChartTarget } from '@/ui/charts/chart-link'

/** The records that a number counts, as filters of the list it links to. Without days it counts the whole period. */
export interface CountFilter {
  from?: string
  to?: string
  status?: 'success' | 'failed'
  service?: string
  error_code?: number
  /** The list of transactions instead of sessions. */
  tab?: 'transactions'
}

/** The links of the numbers; a number without a link is plain text. */
export interface AnalyticsLinks {
  list?: (filter: CountFilter) => ChartTarget | undefined
  bundle?: (bundleId: string) => LinkOptions
  organization?: (organizationId: string, filter?: CountFilter) => LinkOptions
}
