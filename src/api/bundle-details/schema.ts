import * as v from 'valibot'
import { pricingTierSchema, serviceName } from '@/api/bundles/schema'
import { flag, id, maybe, maybeList, moment, num, text, withName } from '@/api/core/tolerant'

export const bundleDetailsSchema = v.pipe(
  v.object({
    bundle_id: id,
    organization_id: maybe(id),
    name: maybe(text),
    services: maybeList(
      v.object({
        service: serviceName,
        max_trials: maybe(num),
        tiers: maybeList(pricingTierSchema),
      }),
    ),
    /** Seconds. */
    token_lifetime: maybe(num),
    bundle_key_masked: maybe(text),
    created_at: maybe(moment),
    is_active: maybe(flag),
  }),
  v.transform((bundle) => withName(bundle, bundle.bundle_id)),
)
export type BundleDetails = v.InferOutput<typeof bundleDetailsSchema>

/** A response without an id is still a success: reporting it as a failure would create the bundle twice. */
export const createdBundleSchema = v.optional(v.object({ bundle_id: maybe(id) }))
export type CreatedBundle = v.InferOutput<typeof createdBundleSchema>
