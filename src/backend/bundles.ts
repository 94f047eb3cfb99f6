import * as v from 'valibot'
import { billTypes, pricingTypes } from '@/lib/pricing/tier-types'
import { endpoint, type NoFields } from './endpoint'
import type { PageFields, PeriodFields } from './request'
import {
  expected,
  flag,
  id,
  listResponse,
  maybe,
  moment,
  num,
  openEnum,
  rows,
  text,
  withName,
} from './tolerant'

/** Currently known services. The backend may add others. */
export const knownServices = [
  'ocr',
  'passport_ocr',
  'generic_ocr',
  'face_match',
  'liveness',
  'transliteration',
  'name_match',
  'sanction_shield',
  'phone_otp',
  'email_otp',
  'ntra',
  'cso',
  'commercial_register_ocr',
  'tax_card_ocr',
  'digital_identity',
] as const
export type KnownService = (typeof knownServices)[number]

export const serviceName = openEnum(knownServices)
export type ServiceName = v.InferOutput<typeof serviceName>

/**
 * A service's price tier, from which the portal doesn't compute prices. A missing number is NaN, as in the tier editor.
 */
export const pricingTierSchema = v.object({
  minimum_interval: expected(num, Number.NaN),
  /** The largest possible number if this is the last tier. */
  maximum_interval: expected(num, Number.NaN),
  amount_of_hits: expected(num, Number.NaN),
  pricing_type: expected(openEnum(pricingTypes), ''),
  bill_type: expected(openEnum(billTypes), ''),
})

const bundleServiceSchema = v.object({
  name: serviceName,
  max_trials: maybe(num),
  is_active: maybe(flag),
})
export type BundleService = v.InferOutput<typeof bundleServiceSchema>

const serviceNameOrObject = {
  ...v.union([
    serviceName,
    v.pipe(
      bundleServiceSchema,
      v.transform((service) => service.name),
    ),
  ]),
  wire: serviceName,
}

const bundleSchema = v.pipe(
  v.object({
    id,
    name: expected(text),
    services: maybe(rows(serviceNameOrObject)),
    is_active: maybe(flag),
    created_at: maybe(moment),
    bundle_key_masked: maybe(text),
  }),
  v.transform((bundle) => withName(bundle, bundle.id)),
)
export type Bundle = v.InferOutput<typeof bundleSchema>

export const bundleListSchema = listResponse({ bundles: rows(bundleSchema) })
export type BundleListResponse = v.InferOutput<typeof bundleListSchema>

/** Accepts names as well as objects; the output is always objects. */
export const bundleServicesSchema = v.object({
  services: rows(
    v.union([
      bundleServiceSchema,
      v.pipe(
        serviceName,
        v.transform((name): BundleService => ({ name })),
      ),
    ]),
  ),
})
export type BundleServices = v.InferOutput<typeof bundleServicesSchema>

/** The signed-in client's services. `sanction_shield` adds a menu group (behavior 6.2). */
export const clientServicesSchema = v.object({ services: rows(serviceNameOrObject) })
export type ClientServices = v.InferOutput<typeof clientServicesSchema>

export type OrganizationBundlesRequest = { organization_id: string }
export type BundleServicesRequest = { bundle_id: string }

/** Filters, order and page for listing a bundle's sessions or transactions. */
export type BundleRecordsRequest = PageFields &
  Partial<PeriodFields> & {
    bundle_id: string
    /** Only administrators send it. */
    organization_id?: string | undefined
    /** A known status of the requested records. Transactions have `success` and `failed`. */
    status?: string | undefined
    service?: string | undefined
    error_code?: number | undefined
    search?: string | undefined
    /** A field name, with a leading `-` for descending order. */
    ordering?: string | undefined
  }

export const bundles = {
  clientServices: endpoint<NoFields>()({
    id: 'listClientServices',
    realm: 'client',
    get: 'v1/valify/client-services/',
    response: clientServicesSchema,
  }),
  own: endpoint<NoFields>()({
    id: 'listBundles',
    realm: 'client',
    get: 'v1/valify/organization-bundles/',
    response: bundleListSchema,
  }),
  organization: endpoint<OrganizationBundlesRequest>()({
    id: 'listBundles',
    realm: 'admin',
    post: 'v1/valify/organization-bundles/',
    response: bundleListSchema,
  }),
  services: endpoint<BundleServicesRequest>()({
    id: 'listBundleServices',
    post: 'v1/valify/bundle-services/',
    response: bundleServicesSchema,
  }),
}
