import type { SessionLock } from './lock'
import type { RefreshRegistry, RegistryRow } from './refresh-registry'
import type { RealmName } from '@/lib/realm'
import { ExchangeRejectedError } from '@/auth/session/session-errors'
import type { Snapshot, TokenPair } from '@/auth/session/stored-session'

/** Exchanges a refresh token. Throws ExchangeRejectedError when the backend refuses it; other errors are transient. */
export type Exchange = (
  realm: RealmName,
  refreshToken: string,
  signal: AbortSignal,
) => Promise<TokenPair>

export type ExchangeRequest = Pick<Snapshot, 'sid' | 'gen' | 'realm' | 'refreshToken'>

export type ExchangeResult =
  /** The row has another generation now, or has ended. A new pair waits in its handover until a page has stored it. */
  { type: 'advanced'; row: RegistryRow } | { type: 'rejected' } | { type: 'failed'; error: unknown }

export type ExchangeOnce = (
  request: ExchangeRequest,
  signal: AbortSignal,
) => Promise<ExchangeResult>

/**
 * Exchanges the token of a generation once, however many pages ask, and hands the new pair over through the registry,
 * where it outlives the page that asked (behavior 4.4). It reads no clock, because a test's clock does not reach the
 * worker. Only the worker sets `marksPending`: when the lock is free and a pending mark is still there, its worker
 * died, and the token may or may not have been used. A page sets no mark, because pages die all the time.
 */
export function createExchangeOnce(
  registry: RefreshRegistry,
  exchange: Exchange,
  getLock: (sid: string) => SessionLock,
  { marksPending = false } = {},
): ExchangeOnce {
  const running = new Map<string, Promise<ExchangeResult>>()

  const run = async (request: ExchangeRequest, signal: AbortSignal): Promise<ExchangeResult> => {
    const { sid, gen, realm, refreshToken } = request
    const isOver = (row: RegistryRow) => row.ended !== undefined || row.gen > gen
    const row = await registry.read(sid)
    if (row && isOver(row)) return { type: 'advanced', row }
    if (row?.pending) {
      await registry.update(sid, (last = { gen }) => removeMark(last))
      return { type: 'failed', error: new Error('The worker died during an exchange') }
    }
    if (marksPending) {
      const markedRow = await registry.update(sid, (last = { gen }) =>
        isOver(last) ? last : { ...last, pending: true },
      )
      if (isOver(markedRow)) return { type: 'advanced', row: markedRow }
    }
    try {
      const handover = await exchange(realm, refreshToken, signal)
      // After a sign-out the pair is not stored, but the token has been used all the same.
      const next = await registry.update(sid, (last = { gen }) =>
        last.gen > gen ? last : { ...copyEnd(last), gen: gen + 1, handover },
      )
      return { type: 'advanced', row: next }
    } catch (error) {
      if (marksPending) await registry.update(sid, (last = { gen }) => removeMark(last))
      return error instanceof ExchangeRejectedError
        ? { type: 'rejected' }
        : { type: 'failed', error }
    }
  }

  return (request, signal) => {
    const key = `${request.sid}.${request.gen}`
    const promise =
      running.get(key) ??
      // A page whose worker is slow to start exchanges too: it waits for the exchange that the worker started for
      // another page.
      getLock(request.sid)(signal, () => run(request, signal)).finally(() => running.delete(key))
    running.set(key, promise)
    return promise
  }
}

function removeMark(row: RegistryRow): RegistryRow {
  const { pending: _, ...rest } = row
  return rest
}
const copyEnd = (row: RegistryRow) => (row.ended === undefined ? {} : { ended: row.ended })
