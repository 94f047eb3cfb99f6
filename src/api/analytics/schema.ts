import * as v from 'valibot'
import { pricingTierSchema, serviceName } from '@/api/bundles/schema'
import { dayText, id, maybe, num, text, withName } from '@/api/core/tolerant'

const summarySchema = v.object({
  sessions: num,
  transactions: num,
  successful: num,
  failed: num,
  /** 0 to 1. */
  success_rate: num,
  /** Seconds. */
  avg_duration: num,
  billable: maybe(num),
})

/** The figures of a period, for one client (dashboard-analytics) or all (admin-analytics). */
export const analyticsSchema = v.object({
  summary: summarySchema,
  series: v.array(v.object({ date: dayText, sessions: num, successful: num, failed: num })),
  services: v.array(
    v.object({
      service: serviceName,
      total: num,
      successful: num,
      failed: num,
      avg_trials: maybe(num),
    }),
  ),
  bundles: maybe(
    v.array(
      v.pipe(
        v.object({ bundle_id: id, name: maybe(text), transactions: num, success_rate: num }),
        v.transform((bundle) => withName(bundle, bundle.bundle_id)),
      ),
    ),
  ),
  errors: maybe(v.array(v.object({ error_code: num, message: text, count: num }))),
  platforms: maybe(v.array(v.object({ platform: text, count: num }))),
  organizations: maybe(
    v.array(
      v.pipe(
        v.object({
          id,
          name: maybe(text),
          sessions: num,
          transactions: num,
          success_rate: num,
          billable: maybe(num),
        }),
        v.transform((client) => withName(client, client.id)),
      ),
    ),
  ),
})
export type Analytics = v.InferOutput<typeof analyticsSchema>

/** A price tier of one service, and the hits of the period that fell into it. */
const tierUsageSchema = v.object({
  ...pricingTierSchema.entries,
  service: serviceName,
  used: num,
  cost: maybe(num),
  currency: maybe(text),
})
export type TierUsage = v.InferOutput<typeof tierUsageSchema>

/** The figures of one bundle; only administrators get the usage of its tiers. */
export const bundleAnalyticsSchema = v.object({
  ...analyticsSchema.entries,
  tiers: maybe(v.array(tierUsageSchema)),
})
export type BundleAnalytics = v.InferOutput<typeof bundleAnalyticsSchema>
