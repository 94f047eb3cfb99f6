import * as v from 'valibot'
import { restoreApiError } from '@/api/core/api-error'
import type { ExchangeResult } from '@/auth/refresh/exchange-once'
import {
  toExchangeFailure,
  exchangeFailureSchema,
  type ExchangeFailure,
} from '@/auth/refresh/exchange-failure'
import { registryRowSchema } from '@/auth/refresh/refresh-registry'

/** The worker's first message: it is running, and from now on only the worker sends the token. */
export const READY = 'ready'

export const requestSchema = v.object({
  sid: v.string(),
  gen: v.number(),
  realm: v.picklist(['client', 'admin']),
  refreshToken: v.string(),
  lang: v.string(),
})

const resultSchema = v.variant('type', [
  v.object({ type: v.literal('advanced'), row: registryRowSchema }),
  v.object({ type: v.literal('rejected') }),
  v.object({ type: v.literal('failed'), failure: exchangeFailureSchema }),
])

/** The worker's result as a message: errors lose their class on the way to the page. */
export function toMessage(result: ExchangeResult): v.InferInput<typeof resultSchema> {
  if (result.type !== 'failed') return result
  const noResponseFailure: ExchangeFailure = {
    kind: 'no-response',
    message: 'The refresh got no response',
  }
  return { type: 'failed', failure: toExchangeFailure(result.error) ?? noResponseFailure }
}

/** The result in a message of the worker. */
export function fromMessage(message: unknown): ExchangeResult {
  const result = v.parse(resultSchema, message)
  return result.type === 'failed'
    ? { type: 'failed', error: restoreApiError(result.failure) }
    : result
}
