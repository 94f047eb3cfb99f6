import * as v from 'valibot'
import { clientServicesSchema, pricingTierSchema, serviceName } from './bundles'
import { endpoint, type NoFields } from './endpoint'
import {
  expected,
  expectedList,
  flag,
  id,
  maybe,
  moment,
  num,
  recordResponse,
  text,
} from './tolerant'

export const bundleDetailsSchema = recordResponse({
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

/**
 * A response without an ID still counts as a success. Reporting a failure would make the administrator create the
 * bundle twice.
 */
export const createdBundleSchema = v.optional(v.object({ bundle_id: maybe(id) }))
export type CreatedBundle = v.InferOutput<typeof createdBundleSchema>

export type BundleDetailsRequest = { bundle_id: string }

type TierInput = {
  /** Like the numbers below, may have decimals if copied from an older bundle. */
  minimum_interval: number
  /** The largest possible number if this is the last tier. */
  maximum_interval: number
  amount_of_hits: number
  /** A copy of another bundle keeps types that are unknown to the portal. */
  pricing_type: string
  bill_type: string
}

/** The new bundle. The optional fields are sent only if they are set. */
export type BundleInput = {
  organization_id: string
  name: string
  services: { service: string; max_trials?: number | undefined; tiers: TierInput[] }[]
  /** Seconds. */
  token_lifetime?: number | undefined
}

export const bundleDetails = {
  services: endpoint<NoFields>()({
    id: 'listServices',
    realm: 'admin',
    get: 'v1/valify/services/',
    response: clientServicesSchema,
  }),
  bundle: endpoint<BundleDetailsRequest>()({
    id: 'getBundle',
    realm: 'admin',
    post: 'v1/valify/bundles/details/',
    response: bundleDetailsSchema,
  }),
  create: endpoint<BundleInput>()({
    id: 'createBundle',
    realm: 'admin',
    post: 'v1/valify/bundles/create/',
    response: createdBundleSchema,
  }),
}
