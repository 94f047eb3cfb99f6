import * as v from 'valibot'
import { wireId } from '@/api/core/request'

export const bundleDetailsRequest = v.strictObject({ bundle_id: wireId })

const filledText = v.pipe(v.string(), v.nonEmpty())
const countField = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A copy of an older bundle may have decimals. */
const amountField = v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

const tierInput = v.strictObject({
  minimum_interval: amountField,
  /** The largest possible number in the last tier. */
  maximum_interval: amountField,
  amount_of_hits: amountField,
  /** A copy of another bundle keeps types that the portal has no name for. */
  pricing_type: filledText,
  bill_type: filledText,
})

/** A bundle that is to be created. The optional fields are sent only when they are set. */
export const bundleInput = v.strictObject({
  organization_id: wireId,
  name: filledText,
  services: v.pipe(
    v.array(
      v.strictObject({
        service: filledText,
        max_trials: v.optional(countField),
        tiers: v.pipe(v.array(tierInput), v.minLength(1)),
      }),
    ),
    v.minLength(1),
  ),
  /** Seconds. */
  token_lifetime: v.optional(countField),
})
export type BundleInput = v.InferOutput<typeof bundleInput>
