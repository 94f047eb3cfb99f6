import * as v from 'valibot'

/**
 * The fields of requests, each with what a backend may rely on. Only the documents, the contract check and the mock run
 * these schemas; the portal takes the types of its requests from them.
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
