import type { RenderLink } from '@/ui/display/link-slot'

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
  list?: (filter: CountFilter) => RenderLink | undefined
  /** Like `list`, for a click in a chart. */
  open?: (filter: CountFilter) => void
  bundle?: (bundleId: string) => RenderLink | undefined
  organization?: (organizationId: string, filter?: CountFilter) => RenderLink | undefined
}
