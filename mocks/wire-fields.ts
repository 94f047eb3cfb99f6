import * as v from 'valibot'

/**
 * Strict request fields for a route's `request`. The mock rejects anything else, and the backend documents describe
 * them.
 */

/** An opaque id. */
export const wireId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))

/** `YYYY-MM-DD`; both ends of a period are inclusive. */
const wireDay = v.pipe(v.string(), v.isoDate())
export const wirePeriod = { start_date: wireDay, end_date: wireDay }

/** Pages are counted from 1. */
export const wirePage = {
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  page_size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
}

/** 0 to 1. */
export const wireScore = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** SHA-256 of the password and the suffix, in hex. */
export const wireHash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))

/** A plain password. It is sent only after error 7001. */
export const wirePlainPassword = v.pipe(v.string(), v.nonEmpty())

export const wireText = v.pipe(v.string(), v.nonEmpty())

export const wireEmail = v.pipe(v.string(), v.email())

/** E.164. */
export const wirePhone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/))

/** Filters, order and page of a bundle's sessions or transactions. */
export const wireBundleRecords = {
  bundle_id: wireId,
  ...wirePage,
  ...v.partial(v.object(wirePeriod)).entries,
  /** A known status of these records. Transactions have `success` and `failed`. */
  status: v.optional(v.string()),
  service: v.optional(v.string()),
  error_code: v.optional(v.number()),
  search: v.optional(v.string()),
  /** A field name, with a leading `-` for descending order. */
  ordering: v.optional(v.string()),
}

/** Administrators also send it. */
export const wireOrganization = { organization_id: v.optional(wireId) }
