import type { RenderLink } from '@/ui/link-slot'

export type FigureKey = 'sessions' | 'success_rate' | 'transactions' | 'avg_duration'

/** Where the numbers lead; a part without a link is plain text. */
export interface AnalyticsLinks {
  figure?: (figure: FigureKey) => RenderLink | undefined
  service?: (service: string) => RenderLink | undefined
  bundle?: (bundleId: string) => RenderLink | undefined
  organization?: (organizationId: string) => RenderLink | undefined
  error?: (errorCode: number) => RenderLink | undefined
}
