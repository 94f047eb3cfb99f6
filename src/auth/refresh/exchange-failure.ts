import * as v from 'valibot'

/** Why an exchange failed, as plain data: errors lose their class between the worker and the pages. */
export const exchangeFailureSchema = v.object({
  kind: v.picklist(['status', 'no-response', 'timeout', 'contract']),
  /** For the console: it names the call, never a value. */
  message: v.string(),
  status: v.optional(v.number()),
  /** The server's own description of the failure. */
  body: v.optional(v.record(v.string(), v.unknown())),
  /** Milliseconds that the server asks to wait. */
  retryAfter: v.optional(v.number()),
})
export type ExchangeFailure = v.InferOutput<typeof exchangeFailureSchema>

/** The failure that an error of an exchange describes; undefined for errors of another kind. */
export function toExchangeFailure(error: unknown): ExchangeFailure | undefined {
  const result = v.safeParse(exchangeFailureSchema, error)
  return result.success ? result.output : undefined
}
