import * as v from 'valibot'
import { wireId, wirePage, wirePeriod } from '@/api/core/request'

/** Body of the admin call; the client call has none. */
export const organizationBundlesRequest = v.strictObject({ organization_id: wireId })
export type OrganizationBundlesRequest = v.InferOutput<typeof organizationBundlesRequest>

export const bundleServicesRequest = v.strictObject({ bundle_id: wireId })
export type BundleServicesRequest = v.InferOutput<typeof bundleServicesRequest>

/** Filters, order and page of the records of a bundle: its sessions or its transactions. */
export const bundleRecordsEntries = {
  bundle_id: wireId,
  ...wirePage,
  ...v.partial(v.object(wirePeriod)).entries,
  /** A known status of these records; transactions have `success` and `failed`. */
  status: v.optional(v.string()),
  service: v.optional(v.string()),
  error_code: v.optional(v.number()),
  search: v.optional(v.string()),
  /** A field name, with a leading `-` for descending order. */
  ordering: v.optional(v.string()),
}

/** What administrators send besides. */
export const ofOrganization = { organization_id: v.optional(wireId) }

const bundleRecordsRequest = v.strictObject({ ...bundleRecordsEntries, ...ofOrganization })
export type BundleRecordsRequest = v.InferOutput<typeof bundleRecordsRequest>
