import * as v from 'valibot'
import type { SessionLock } from './lock'
import {
  isEnded,
  loginRowSchema,
  MAX_LAG,
  newerRow,
  type LiveRow,
  type LoginRow,
  type Logins,
} from './logins'

/** The caller's newest tokens. They replace a missing or outdated row. */
export const knownSchema = v.object({
  sid: v.string(),
  gen: v.number(),
  realm: v.picklist(['client', 'admin']),
  refreshToken: v.string(),
  /** Milliseconds on the page's clock, because the worker has a different clock. */
  now: v.number(),
})
export type Known = v.InferOutput<typeof knownSchema>

/** Why an exchange failed, as plain data, because errors from the worker lose their class. */
export const exchangeFailureSchema = v.object({
  kind: v.picklist(['status', 'no-response', 'timeout', 'contract']),
  /** Console message. It contains the endpoint, never a value. */
  message: v.string(),
  status: v.optional(v.number()),
  /** The server's own description of the failure. */
  body: v.optional(v.record(v.string(), v.unknown())),
  /** Delay from the Retry-After header, in milliseconds. */
  retryAfter: v.optional(v.number()),
})
export type ExchangeFailure = v.InferOutput<typeof exchangeFailureSchema>

export const exchangeResultSchema = v.variant('type', [
  /** The login's current row: its tokens, or its end. */
  v.object({ type: v.literal('row'), row: loginRowSchema }),
  /** The backend rejected the token. `isNoted` is false if the database could not record the rejection. */
  v.object({ type: v.literal('refused'), isNoted: v.boolean() }),
  /** Nothing has changed, and the same token may be sent again. */
  v.object({ type: v.literal('failed'), failure: exchangeFailureSchema }),
])
export type ExchangeResult = v.InferOutput<typeof exchangeResultSchema>

/** The refresh endpoint's response. A backend that doesn't rotate refresh tokens returns only an access token. */
export type RefreshAnswer =
  | { type: 'tokens'; accessToken: string; refreshToken?: string; accountType?: string }
  | { type: 'refused' }
  | { type: 'failed'; failure: ExchangeFailure }

export type SendRefresh = (
  request: Pick<Known, 'realm' | 'refreshToken'>,
  signal: AbortSignal,
) => Promise<RefreshAnswer>

export type Exchange = (known: Known, signal: AbortSignal) => Promise<ExchangeResult>

/**
 * Exchanges a login's refresh token once for all pages (docs/behavior.md 4.4). In a page, `readMirror` returns a
 * login's tokens from local storage, in case the database is missing or outdated.
 */
export function createExchange({
  lock,
  logins,
  send,
  readMirror = () => undefined,
}: {
  lock: SessionLock
  logins: Pick<Logins, 'get' | 'update'>
  send: SendRefresh
  readMirror?: (sid: string) => LoginRow | undefined
}): Exchange {
  const exchange =
    (onUnwritten: () => void): Exchange =>
    async ({ sid, gen, realm, refreshToken, now }, signal) => {
      const current = newerRow(await logins.get(sid).catch(() => undefined), readMirror(sid))
      // Another tab has ended the login or has already refreshed it.
      if (current && (isEnded(current) || current.gen > gen)) return { type: 'row', row: current }

      const answer = await send({ realm, refreshToken }, signal)
      if (answer.type === 'failed') return answer
      if (answer.type === 'refused') {
        let isNoted = false
        const change = (last: LoginRow | undefined) => {
          isNoted = !last || (!isEnded(last) && last.gen <= gen)
          return last && !isNoted ? last : { gen, ended: now }
        }
        const row = await logins.update(sid, change).catch(() => undefined)
        return row && !isNoted ? { type: 'row', row } : { type: 'refused', isNoted: Boolean(row) }
      }

      const { type: _, ...tokens } = answer
      const next: LiveRow = { refreshToken, ...tokens, gen: gen + 1, loginTime: now }
      const row = await logins
        .update(sid, (last) => {
          // The login ended during the exchange. The generation records that the login's token has been used.
          if (isEnded(last)) return { ...last, gen: Math.max(last.gen, gen + 1) }
          return last && last.gen > gen ? last : next
        })
        .catch(() => {
          onUnwritten()
          return next
        })
      return { type: 'row', row }
    }

  return (known, signal) => {
    const result = Promise.withResolvers<ExchangeResult>()
    lock(signal, async () => {
      let isWritten = true
      result.resolve(await exchange(() => (isWritten = false))(known, signal))
      // The page stores the pair in local storage. The next lock holder must see the pair there.
      if (!isWritten) await new Promise((resolve) => setTimeout(resolve, MAX_LAG))
    }).catch(result.reject)
    return result.promise
  }
}
