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

/** Exchanges a refresh token. Throws RefreshRejectedError when it is refused; anything else is transient. */
export type Exchange = (
  realm: RealmName,
  refreshToken: string,
  signal: AbortSignal,
) => Promise<TokenPair>

export type RefreshParts = {
  storage: SafeStorage
  lock: SessionLock
  registry: RefreshRegistry
  exchange: Exchange
  clock: Clock
  /** Milliseconds: when this page was opened. Opening it is asking again. */
  openedAt: number
  /** ErrorDescription when a new pair could only be kept in this tab's memory. */
  onKeptInMemory: () => void
}

/** The login and the token a request was sent with. */
export type Seen = { sid: string; accessToken: string; realm: RealmName }

/** After a transient failure the refresh token rests this long, in ms: in all tabs. */
export const COOLDOWN = 60_000
/** Local storage gets 3 s to show what the registry knows. Looks are counted, for a clock jumps over a sleep. */
const MAX_POLLS = 61
const LOOK_AGAIN = 50

/**
 * Takes the lock, finds out whether somebody refreshed already, and exchanges the refresh token if not
 * (specification section 4). Throws SessionEndedError, SupersededError or TransientRefreshError.
 */
export async function refreshUnderLock(
  parts: RefreshParts,
  seen: Seen,
  signal: AbortSignal,
): Promise<Snapshot> {
  try {
    return await parts.lock(signal, () => refreshOrAdopt(parts, seen, signal))
  } catch (error) {
    if (error instanceof SessionEndedError || error instanceof SupersededError) throw error
    if (error instanceof TransientRefreshError) throw error
    throw new TransientRefreshError(error)
  }
}

async function refreshOrAdopt(
  parts: RefreshParts,
  seen: Seen,
  signal: AbortSignal,
): Promise<Snapshot> {
  const current = await catchUp(parts, seen, signal)
  // Another tab did it.
  if (current.accessToken !== seen.accessToken) return current
  const pair = await exchangeOnce(parts, current, signal)
  // First the registry: other tabs then wait for this pair instead of spending the old token again.
  const advanced = pair && (await advance(parts, current))
  // This tab was passed over while it was frozen, and another one has the newer pair.
  if (!advanced) return catchUp(parts, seen, signal)
  return store(parts, current, pair)
}

/** The stored login, once this tab's view of it is as new as the registry and nothing speaks against a refresh. */
async function catchUp(
  { storage, registry, clock, openedAt }: RefreshParts,
  seen: Seen,
  signal: AbortSignal,
): Promise<Snapshot> {
  for (let look = 1; ; look += 1) {
    const current = readSnapshot(storage)
    if (current?.sid !== seen.sid) throw new SupersededError()
    const row = (await registry.read(seen.sid)) ?? { gen: current.gen }
    if (row.ended === undefined && row.gen <= current.gen) {
      const isRefreshed = current.accessToken !== seen.accessToken
      if (!isRefreshed && isResting(row, openedAt, clock.now()))
        throw new TransientRefreshError(new Error('It failed a moment ago'), row.failed)
      return current
    }
    if (look === MAX_POLLS) {
      // What is left of an ended login goes. And a pair that never arrived was lost with its tab: the
      // lock is ours, so nobody is about to store it.
      await registry.update(seen.sid, (last = row) => ({ ended: clock.now(), ...last }))
      clearStored(storage)
      throw new SessionEndedError(seen.realm)
    }
    await sleep(clock, LOOK_AGAIN)
    signal.throwIfAborted()
  }
}

function isResting({ failed }: RegistryRow, openedAt: number, now: number): boolean {
  return failed !== undefined && failed > openedAt && failed <= now && now < failed + COOLDOWN
}

/** The new pair, or undefined when the token was refused because another tab had spent it. */
async function exchangeOnce(
  { exchange, registry, clock, storage }: RefreshParts,
  { sid, gen, realm, refreshToken }: Snapshot,
  signal: AbortSignal,
): Promise<TokenPair | undefined> {
  try {
    return await exchange(realm, refreshToken, signal)
  } catch (error) {
    const rejected = error instanceof RefreshRejectedError
    const at = clock.now()
    let last: RegistryRow = { gen }
    await registry.update(sid, (row = { gen }) => {
      last = row
      // Somebody else's refresh, or end, is not ours to change.
      if (row.ended !== undefined || row.gen > gen) return row
      return { ...row, ...(rejected ? { ended: at } : { failed: at }) }
    })
    if (!rejected) throw new TransientRefreshError(error, at)
    if (last.ended !== undefined) throw new SupersededError()
    if (last.gen > gen) return undefined
    clearStored(storage)
    throw new SessionEndedError(realm)
  }
}

/** False when another tab's refresh came first. A login that has ended does not advance: its pair is nobody's. */
async function advance({ registry }: RefreshParts, { sid, gen }: Snapshot): Promise<boolean> {
  let last: RegistryRow = { gen }
  await registry.update(sid, (row = { gen }) => {
    last = row
    return row.ended !== undefined || row.gen > gen ? row : { gen: gen + 1 }
  })
  if (last.ended !== undefined) throw new SupersededError()
  return last.gen <= gen
}

async function store(
  { storage, registry, clock, onKeptInMemory }: RefreshParts,
  { sid, gen }: Snapshot,
  pair: TokenPair,
): Promise<Snapshot> {
  // Cleared, or another login, since the pair was asked for.
  if (readSnapshot(storage)?.sid !== sid) throw new SupersededError()
  const stored = writeRefresh(storage, sid, gen + 1, pair, clock.now())
  if (!stored) onKeptInMemory()
  if ((await registry.read(sid))?.ended !== undefined) {
    // Signed out between the registry and the storage.
    clearStored(storage)
    throw new SupersededError()
  }
  const next = readSnapshot(storage)
  if (next?.sid !== sid) throw new SupersededError()
  return next
}
