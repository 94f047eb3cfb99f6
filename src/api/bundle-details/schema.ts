import * as v from 'valibot'
import { pricingTierSchema, serviceName } from '@/api/bundles/schema'
import {
  expected,
  expectedList,
  flag,
  id,
  maybe,
  moment,
  num,
  recordAnswer,
  text,
} from '@/api/core/tolerant'

export const bundleDetailsSchema = recordAnswer({
  bundle_id: expected(id),
  organization_id: expected(id),
  name: expected(text),
  services: expectedList(
    v.object({
      service: serviceName,
      max_trials: maybe(num),
      tiers: expectedList(pricingTierSchema),
    }),
  ),
  /** Seconds. */
  token_lifetime: maybe(num),
  bundle_key_masked: maybe(text),
  created_at: expected(moment),
  is_active: expected(flag),
})
export type BundleDetails = v.InferOutput<typeof bundleDetailsSchema> & {
  bundle_id: string
  name: string
}

/** A response without an id is still a success: reporting it as a failure would create the bundle twice. */
export const createdBundleSchema = v.optional(v.object({ bundle_id: maybe(id) }))
export type CreatedBundle = v.InferOutput<typeof createdBundleSchema>
