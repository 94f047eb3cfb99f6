import type { AnalyticsRequest } from '@/backend/analytics'
import { closedPeriod, toDateRange } from '@/lib/period/closed-period'

/** Returns the request for a client's figures for the last 30 days. */
export function toMonthRequest(clientId: string): AnalyticsRequest & { organization_id: string } {
  return { ...toDateRange(closedPeriod({})), organization_id: clientId }
}
