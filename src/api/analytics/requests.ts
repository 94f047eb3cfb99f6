import * as v from 'valibot'
import { wireId, wirePeriod } from '@/api/core/request'

/** Clients may narrow the figures to one bundle. */
export const clientAnalyticsRequest = v.strictObject({
  ...wirePeriod,
  bundle_id: v.optional(wireId),
})

/** Administrators may narrow them to one client. */
export const adminAnalyticsRequest = v.strictObject({
  ...wirePeriod,
  organization_id: v.optional(wireId),
})

/** `bundle_id` narrows the client's call, `organization_id` the admin's. Days, inclusive. */
export type AnalyticsRequest = v.InferOutput<typeof clientAnalyticsRequest> &
  v.InferOutput<typeof adminAnalyticsRequest>

export const clientBundleAnalyticsRequest = v.strictObject({ bundle_id: wireId, ...wirePeriod })

export const adminBundleAnalyticsRequest = v.strictObject({
  organization_id: wireId,
  bundle_id: wireId,
  ...wirePeriod,
})

/** Administrators also send `organization_id`. Days, inclusive. */
export type BundleAnalyticsRequest = v.InferOutput<typeof clientBundleAnalyticsRequest> &
  Partial<v.InferOutput<typeof adminBundleAnalyticsRequest>>
