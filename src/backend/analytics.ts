import * as v from 'valibot'
import { pricingTierSchema, serviceName } from './bundles'
import { endpoint } from './endpoint'
import type { PeriodFields } from './request'
import {
  dayText,
  expected,
  expectedList,
  fraction,
  id,
  maybe,
  num,
  part,
  recordResponse,
  rows,
  text,
  withName,
} from './tolerant'

const summarySchema = v.object({
  sessions: expected(num),
  transactions: expected(num),
  successful: expected(num),
  failed: expected(num),
  success_rate: expected(fraction),
  /** Seconds. */
  avg_duration: expected(num),
  billable: maybe(num),
})

/** Analytics for a period, for one client (dashboard-analytics) or all clients (admin-analytics). */
export const analyticsSchema = recordResponse({
  summary: part(summarySchema),
  series: expectedList(
    v.object({
      date: dayText,
      sessions: expected(num),
      successful: expected(num),
      failed: expected(num),
    }),
  ),
  services: expectedList(
    v.object({
      service: serviceName,
      total: expected(num),
      successful: expected(num),
      failed: expected(num),
      avg_trials: maybe(num),
    }),
  ),
  bundles: maybe(
    rows(
      v.pipe(
        v.object({
          bundle_id: id,
          name: expected(text),
          transactions: expected(num),
          success_rate: expected(fraction),
        }),
        v.transform((bundle) => withName(bundle, bundle.bundle_id)),
      ),
    ),
  ),
  errors: maybe(rows(v.object({ error_code: num, message: expected(text), count: expected(num) }))),
  platforms: maybe(rows(v.object({ platform: text, count: expected(num) }))),
  organizations: maybe(
    rows(
      v.pipe(
        v.object({
          id,
          name: expected(text),
          sessions: expected(num),
          transactions: expected(num),
          success_rate: expected(fraction),
          billable: maybe(num),
        }),
        v.transform((client) => withName(client, client.id)),
      ),
    ),
  ),
})
export type Analytics = v.InferOutput<typeof analyticsSchema>

/** A service's price tier and the number of hits that the tier had in the period. */
const tierUsageSchema = v.object({
  ...pricingTierSchema.entries,
  service: serviceName,
  used: expected(num, Number.NaN),
  cost: maybe(num),
  currency: maybe(text),
})
export type TierUsage = v.InferOutput<typeof tierUsageSchema>

/** One bundle's analytics. Some backends send the tier usage only to administrators. */
export const bundleAnalyticsSchema = recordResponse({
  ...analyticsSchema.entries,
  tiers: maybe(rows(tierUsageSchema)),
})
export type BundleAnalytics = v.InferOutput<typeof bundleAnalyticsSchema>

/** An inclusive date range. Clients can filter by `bundle_id`, administrators by `organization_id`. */
export type AnalyticsRequest = PeriodFields & {
  bundle_id?: string | undefined
  organization_id?: string | undefined
}

/** An inclusive date range. Administrators also send `organization_id`. */
export type BundleAnalyticsRequest = PeriodFields & {
  bundle_id: string
  organization_id?: string | undefined
}

export const analytics = {
  dashboard: endpoint<AnalyticsRequest>()({
    id: 'getDashboardFigures',
    post: { client: 'v1/valify/dashboard-analytics/', admin: 'v1/valify/admin-analytics/' },
    response: analyticsSchema,
  }),
  bundle: endpoint<BundleAnalyticsRequest>()({
    id: 'getBundleFigures',
    post: 'v1/valify/bundle-analytics/',
    response: bundleAnalyticsSchema,
  }),
}
