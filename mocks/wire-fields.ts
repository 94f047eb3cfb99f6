import * as v from 'valibot'

/**
 * Strict request fields for a route's `request`. The mock rejects all other fields and values, and the backend
 * documents describe these fields.
 */

/** An opaque ID. */
export const wireId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))

/** A `YYYY-MM-DD` date. A period includes its first and last days. */
const wireDay = v.pipe(v.string(), v.isoDate())
export const wirePeriod = { start_date: wireDay, end_date: wireDay }

export const wirePage = {
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  page_size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
}

export const wireScore = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** SHA-256 of the password and the suffix, in hex. */
export const wireHash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))

/** A plain password. The portal sends it only after error 7001. */
export const wirePlainPassword = v.pipe(v.string(), v.nonEmpty())

export const wireText = v.pipe(v.string(), v.nonEmpty())

export const wireEmail = v.pipe(v.string(), v.email())

/** A phone number in E.164 format. */
export const wirePhone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/))

/** Filters, order and page for a list of a bundle's sessions or transactions. */
export const wireBundleRecords = {
  bundle_id: wireId,
  ...wirePage,
  ...v.partial(v.object(wirePeriod)).entries,
  /** A known session or transaction status. Transactions have only `success` and `failed`. */
  status: v.optional(v.string()),
  service: v.optional(v.string()),
  error_code: v.optional(v.number()),
  search: v.optional(v.string()),
  /** A field name, with a leading `-` for descending order. */
  ordering: v.optional(v.string()),
}

/** Additional field in administrators' requests. */
export const wireOrganization = { organization_id: v.optional(wireId) }
