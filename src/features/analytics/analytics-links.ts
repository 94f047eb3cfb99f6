import type { RenderLink } from '@/ui/display/link-slot'

/** What a number counts, as filters of the list it leads to. Without days those of the whole period. */
export interface CountedBy {
  from?: string
  to?: string
  status?: 'success' | 'failed'
  service?: string
  error_code?: number
  /** The list of transactions instead of that of sessions. */
  tab?: 'transactions'
}

/** Where the numbers lead; a part without a link is plain text. */
export interface AnalyticsLinks {
  list?: (counted: CountedBy) => RenderLink | undefined
  /** As `list`, for a click in a drawing. */
  open?: (counted: CountedBy) => void
  bundle?: (bundleId: string) => RenderLink | undefined
  organization?: (organizationId: string) => RenderLink | undefined
}
