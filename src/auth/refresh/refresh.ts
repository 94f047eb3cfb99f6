import { sleep, type Clock } from './clock'
import type { ExchangeOnce } from './exchange-once'
import { toExchangeFailure } from './exchange-failure'
import { mergeRows, type RegistryRow, type RefreshRegistry } from './refresh-registry'
import { isAbort, type SessionLock } from './lock'
import type { RealmName } from '@/lib/realm'
import type { SafeStorage } from '@/auth/session/safe-storage'
import {
  SessionEndedError,
  SupersededError,
  TransientRefreshError,
} from '@/auth/session/session-errors'
import {
  clearStoredLogin,
  readSnapshot,
  storeTokenPair,
  type Snapshot,
} from '@/auth/session/stored-session'

export type RefreshDependencies = {
  storage: SafeStorage
  lock: SessionLock
  registry: RefreshRegistry
  exchangeOnce: ExchangeOnce
  clock: Clock
  /** Milliseconds: when this page was opened. A reload ignores earlier failures. */
  openedAt: number
  /** Called when the browser refused to store a new pair, which then exists in this tab only. */
  onStorageRefused: () => void
}

/** The limit of one refresh, `REFRESH_DEADLINE` after its start. */
export type RefreshDeadline = {
  signal: AbortSignal
  /** Milliseconds. */
  startedAt: number
}

/** The login and the access token a request is sent with. */
export type RequestAuth = { sid: string; accessToken: string; realm: RealmName }

/** Milliseconds for the wait for the lock and the exchange together. */
export const REFRESH_DEADLINE = 60_000
/** A timer that ran out while the computer slept is late by at least this many milliseconds. */
const SLEEP_THRESHOLD = 5_000
/** Milliseconds without another refresh after a transient failure, in all tabs. */
export const COOLDOWN = 60_000
/**
 * Local storage has 3 s to catch up with the registry. Polls are counted because the clock jumps when the computer
 * sleeps.
 */
const MAX_POLLS = 61
const POLL_INTERVAL = 50

/**
 * Takes the lock, checks whether another tab has refreshed already, and exchanges the refresh token if not
 * (behavior 4.4). Throws SessionEndedError, SupersededError or TransientRefreshError.
 */
export async function refreshUnderLock(
  dependencies: RefreshDependencies,
  requestAuth: RequestAuth,
  deadline: RefreshDeadline,
): Promise<Snapshot> {
  try {
    return await dependencies.lock(deadline.signal, () =>
      refreshOrAdopt(dependencies, requestAuth, deadline),
    )
  } catch (error) {
    if (error instanceof SessionEndedError || error instanceof SupersededError) throw error
    if (error instanceof TransientRefreshError || isAbort(error)) throw error
    throw new TransientRefreshError(error)
  }
}

async function refreshOrAdopt(
  dependencies: RefreshDependencies,
  requestAuth: RequestAuth,
  deadline: RefreshDeadline,
): Promise<Snapshot> {
  const { signal } = deadline
  const current = await catchUp(dependencies, requestAuth, signal)
  // Another tab has refreshed, or this page's predecessor has left a pair.
  if (current.accessToken !== requestAuth.accessToken) return current
  const result = await dependencies.exchangeOnce(current, signal)
  if (result.type === 'failed')
    throw await recordFailure(dependencies, current, result.error, deadline)
  if (result.type === 'rejected') await endUnlessReplaced(dependencies, current, signal)
  else {
    // The login ended during the exchange.
    if (result.row.ended !== undefined) throw new SupersededError()
    // Without a database, only the result carries the new row.
    const { sid } = current
    await dependencies.registry.update(sid, (row) => mergeRows(row, result.row))
  }
  return catchUp(dependencies, requestAuth, signal)
}

/**
 * Waits until local storage has caught up with the registry, and stores a pair that is waiting there. Throws when the
 * login must not be refreshed.
 */
async function catchUp(
  dependencies: RefreshDependencies,
  requestAuth: RequestAuth,
  signal: AbortSignal,
): Promise<Snapshot> {
  const { storage, registry, clock, openedAt } = dependencies
  const { sid } = requestAuth
  for (let poll = 1; ; poll += 1) {
    const row = await registry.read(sid)
    const current = readSnapshot(storage)
    if (current?.sid !== sid) throw new SupersededError()
    const { gen, ended, failed, failure, handover } = row ?? { gen: current.gen }
    if (handover && gen > current.gen) return storeHandover(dependencies, sid, gen, handover)
    if (ended === undefined && gen <= current.gen) {
      // The page that stored it died before it could remove it.
      if (handover) await removeHandover(registry, sid, gen)
      const isRefreshed = current.accessToken !== requestAuth.accessToken
      if (!isRefreshed && isCoolingDown(failed, openedAt, clock.now()))
        throw new TransientRefreshError(
          failure ?? new Error('A refresh failed less than a minute ago'),
          failed,
        )
      return current
    }
    if (poll === MAX_POLLS) {
      // Either the login has ended, or its new pair was lost: we hold the lock, so no other tab can still be storing it.
      await registry.update(sid, (last = { gen }) => ({ ended: clock.now(), ...last }))
      clearUnlessReplaced(storage, current)
      throw new SessionEndedError(requestAuth.realm, ended !== undefined)
    }
    await sleep(clock, POLL_INTERVAL)
    signal.throwIfAborted()
  }
}

/**
 * Stores the pair that an earlier page left in the registry, if one did: a call with the old token would be refused.
 * Throws as a refresh does.
 */
export async function adoptHandover(
  dependencies: RefreshDependencies,
  sid: string,
  signal: AbortSignal,
): Promise<void> {
  const { storage, registry, lock } = dependencies
  if (!(await registry.read(sid))?.handover) return
  await lock(signal, async () => {
    const row = await registry.read(sid)
    const current = readSnapshot(storage)
    if (row?.handover && current?.sid === sid && row.gen > current.gen)
      await storeHandover(dependencies, sid, row.gen, row.handover)
  })
}

function isCoolingDown(failedAt: number | undefined, openedAt: number, now: number): boolean {
  return (
    failedAt !== undefined && failedAt > openedAt && failedAt <= now && now < failedAt + COOLDOWN
  )
}

/** Records a failure, and what it was, for all tabs. Leaving the page does not count as one. */
async function recordFailure(
  { registry, clock }: RefreshDependencies,
  { sid, gen }: Snapshot,
  error: unknown,
  deadline: RefreshDeadline,
): Promise<unknown> {
  if (isAbort(error)) return error
  const failedAt = getFailureTime(clock, deadline)
  const failure = toExchangeFailure(error)
  await registry.update(sid, (row = { gen }) =>
    row.ended !== undefined || row.gen > gen ? row : { ...row, failed: failedAt, failure },
  )
  return new TransientRefreshError(error, failedAt)
}

/**
 * When a refresh failed. A computer that slept through the deadline notices only when it wakes: the failure then counts
 * from the start, so that the cooldown is over.
 */
export function getFailureTime(clock: Clock, { startedAt }: RefreshDeadline): number {
  const now = clock.now()
  return now - startedAt > REFRESH_DEADLINE + SLEEP_THRESHOLD ? startedAt : now
}

/** Ends a login whose token was refused, unless another tab has a newer one. Throws when it has ended. */
async function endUnlessReplaced(
  dependencies: RefreshDependencies,
  current: Snapshot,
  signal: AbortSignal,
): Promise<void> {
  const { storage, registry, clock } = dependencies
  const { sid, gen, realm } = current
  const registryRow = await registry.read(sid)
  if ((registryRow?.gen ?? gen) > gen) return
  // Another tab may have used the token first. Without a database only local storage shows that, and it lags behind.
  if (!registry.isShared() && (await hasNewerPair(dependencies, current, signal))) return
  const before = readSnapshot(storage)
  if (before?.sid !== sid) throw new SupersededError()
  if (before.gen !== gen) return
  let isEnded = false
  const row = await registry.update(sid, (last = { gen }) => {
    isEnded = last.ended !== undefined
    return isEnded || last.gen > gen ? last : { ...last, ended: clock.now() }
  })
  if (isEnded) throw new SupersededError()
  if (row.ended === undefined) return
  if (!clearUnlessReplaced(storage, current)) throw new SupersededError()
  throw new SessionEndedError(realm)
}

async function hasNewerPair(
  { storage, clock }: RefreshDependencies,
  { sid, gen }: Snapshot,
  signal: AbortSignal,
): Promise<boolean> {
  for (let poll = 1; poll < MAX_POLLS; poll += 1) {
    const storedLogin = readSnapshot(storage)
    if (storedLogin?.sid !== sid || storedLogin.gen > gen) return true
    await sleep(clock, POLL_INTERVAL)
    signal.throwIfAborted()
  }
  return false
}

/** Removes the login from local storage if it is still this one. Returns false if it is not. */
function clearUnlessReplaced(
  storage: SafeStorage,
  { sid, gen }: Pick<Snapshot, 'sid' | 'gen'>,
): boolean {
  const storedLogin = readSnapshot(storage)
  if (storedLogin && (storedLogin.sid !== sid || storedLogin.gen > gen)) return false
  clearStoredLogin(storage)
  return true
}

async function storeHandover(
  { storage, registry, clock, onStorageRefused }: RefreshDependencies,
  sid: string,
  gen: number,
  pair: NonNullable<RegistryRow['handover']>,
): Promise<Snapshot> {
  const isStored = storeTokenPair(storage, sid, gen, pair, clock.now())
  // A pair that the browser did not store stays in the registry, for another tab.
  if (!isStored) onStorageRefused()
  const row = isStored ? await removeHandover(registry, sid, gen) : await registry.read(sid)
  if (row?.ended !== undefined) {
    // Signed out while the pair was being stored.
    clearUnlessReplaced(storage, { sid, gen })
    throw new SupersededError()
  }
  const next = readSnapshot(storage)
  if (next?.sid !== sid) throw new SupersededError()
  return next
}

/** Leaves the row of a later generation alone. */
function removeHandover(registry: RefreshRegistry, sid: string, gen: number): Promise<RegistryRow> {
  return registry.update(sid, (row = { gen }) => {
    if (row.gen !== gen) return row
    const { handover: _, ...rest } = row
    return rest
  })
}
