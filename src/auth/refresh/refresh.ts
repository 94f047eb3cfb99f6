import { sleep, type Clock } from './clock'
import type { RegistryRow, RefreshRegistry } from './refresh-registry'
import type { SessionLock } from './lock'
import type { RealmName } from '@/auth/realm'
import type { SafeStorage } from '@/auth/session/safe-storage'
import {
  RefreshRejectedError,
  SessionEndedError,
  SupersededError,
  TransientRefreshError,
} from '@/auth/session/session-errors'
import {
  clearStored,
  readSnapshot,
  writeRefresh,
  type Snapshot,
  type TokenPair,
} from '@/auth/session/stored-session'

/** Exchanges a refresh token. Throws RefreshRejectedError when the backend refuses it; other errors are transient. */
export type Exchange = (
  realm: RealmName,
  refreshToken: string,
  signal: AbortSignal,
) => Promise<TokenPair>

export type RefreshDependencies = {
  storage: SafeStorage
  lock: SessionLock
  registry: RefreshRegistry
  exchange: Exchange
  clock: Clock
  /** Milliseconds: when this page was opened. A reload ignores earlier failures. */
  openedAt: number
  /** Called when the browser refused to store a new pair, which then exists in this tab only. */
  onKeptInMemory: () => void
}

/** The login and the access token a request is sent with. */
export type RequestAuth = { sid: string; accessToken: string; realm: RealmName }

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
 * (behaviour 4.4). Throws SessionEndedError, SupersededError or TransientRefreshError.
 */
export async function refreshUnderLock(
  dependencies: RefreshDependencies,
  requestAuth: RequestAuth,
  signal: AbortSignal,
): Promise<Snapshot> {
  try {
    return await dependencies.lock(signal, () => refreshOrAdopt(dependencies, requestAuth, signal))
  } catch (error) {
    if (error instanceof SessionEndedError || error instanceof SupersededError) throw error
    if (error instanceof TransientRefreshError) throw error
    throw new TransientRefreshError(error)
  }
}

async function refreshOrAdopt(
  dependencies: RefreshDependencies,
  requestAuth: RequestAuth,
  signal: AbortSignal,
): Promise<Snapshot> {
  const current = await catchUp(dependencies, requestAuth, signal)
  // Another tab has refreshed.
  if (current.accessToken !== requestAuth.accessToken) return current
  const pair = await exchangeOnce(dependencies, current, signal)
  // The registry comes first: other tabs then wait for this pair instead of sending the old token again.
  const isOurs = pair && (await advanceRegistry(dependencies, current))
  // This tab was frozen, and another one has a newer pair.
  if (!isOurs) return catchUp(dependencies, requestAuth, signal)
  return storePair(dependencies, current, pair)
}

/** Waits until local storage has caught up with the registry. Throws when the login must not be refreshed. */
async function catchUp(
  { storage, registry, clock, openedAt }: RefreshDependencies,
  requestAuth: RequestAuth,
  signal: AbortSignal,
): Promise<Snapshot> {
  for (let poll = 1; ; poll += 1) {
    const current = readSnapshot(storage)
    if (current?.sid !== requestAuth.sid) throw new SupersededError()
    const row = (await registry.read(requestAuth.sid)) ?? { gen: current.gen }
    if (row.ended === undefined && row.gen <= current.gen) {
      const isRefreshed = current.accessToken !== requestAuth.accessToken
      if (!isRefreshed && isCoolingDown(row, openedAt, clock.now()))
        throw new TransientRefreshError(
          new Error('A refresh failed less than a minute ago'),
          row.failed,
        )
      return current
    }
    if (poll === MAX_POLLS) {
      // Either the login has ended, or its new pair was lost with its tab: we hold the lock, so no other tab can
      // still be storing it.
      await registry.update(requestAuth.sid, (last = row) => ({ ended: clock.now(), ...last }))
      clearStored(storage)
      throw new SessionEndedError(requestAuth.realm)
    }
    await sleep(clock, POLL_INTERVAL)
    signal.throwIfAborted()
  }
}

function isCoolingDown({ failed }: RegistryRow, openedAt: number, now: number): boolean {
  return failed !== undefined && failed > openedAt && failed <= now && now < failed + COOLDOWN
}

/** The new pair, or undefined when the token was refused because another tab has used it. */
async function exchangeOnce(
  { exchange, registry, clock, storage }: RefreshDependencies,
  { sid, gen, realm, refreshToken }: Snapshot,
  signal: AbortSignal,
): Promise<TokenPair | undefined> {
  try {
    return await exchange(realm, refreshToken, signal)
  } catch (error) {
    const isRejected = error instanceof RefreshRejectedError
    const at = clock.now()
    let last: RegistryRow = { gen }
    await registry.update(sid, (row = { gen }) => {
      last = row
      // Another tab has refreshed or ended the login: leave its row alone.
      if (row.ended !== undefined || row.gen > gen) return row
      return { ...row, ...(isRejected ? { ended: at } : { failed: at }) }
    })
    if (!isRejected) throw new TransientRefreshError(error, at)
    if (last.ended !== undefined) throw new SupersededError()
    if (last.gen > gen) return undefined
    clearStored(storage)
    throw new SessionEndedError(realm)
  }
}

/** Returns false when another tab's refresh came first. Throws when the login has ended: its pair is discarded. */
async function advanceRegistry(
  { registry }: RefreshDependencies,
  { sid, gen }: Snapshot,
): Promise<boolean> {
  let last: RegistryRow = { gen }
  await registry.update(sid, (row = { gen }) => {
    last = row
    return row.ended !== undefined || row.gen > gen ? row : { gen: gen + 1 }
  })
  if (last.ended !== undefined) throw new SupersededError()
  return last.gen <= gen
}

async function storePair(
  { storage, registry, clock, onKeptInMemory }: RefreshDependencies,
  { sid, gen }: Snapshot,
  pair: TokenPair,
): Promise<Snapshot> {
  // Signed out, or signed in again, while the pair was on its way.
  if (readSnapshot(storage)?.sid !== sid) throw new SupersededError()
  const stored = writeRefresh(storage, sid, gen + 1, pair, clock.now())
  if (!stored) onKeptInMemory()
  if ((await registry.read(sid))?.ended !== undefined) {
    // Signed out after the registry was updated.
    clearStored(storage)
    throw new SupersededError()
  }
  const next = readSnapshot(storage)
  if (next?.sid !== sid) throw new SupersededError()
  return next
}
