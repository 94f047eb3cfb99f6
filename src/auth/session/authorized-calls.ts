import { realClock, type Clock } from '@/auth/refresh/clock'
import type { RefreshRegistry } from '@/auth/refresh/refresh-registry'
import { aborted, type SessionLock } from '@/auth/refresh/lock'
import type { RealmName } from '@/auth/realm'
import { COOLDOWN, refreshUnderLock, type Exchange, type Seen } from '@/auth/refresh/refresh'
import type { AuthSession } from './auth-session'
import { SessionEndedError, SupersededError, TransientRefreshError } from './session-errors'
import { clearStored, type LoginFacts, type Snapshot } from './stored-session'

/** A refresh is due after this long since LOGIN_TIME, in ms (specification section 9). */
export const REFRESH_AFTER = 600_000
/** Waiting for the lock and the exchange together take at most this long, in ms. */
const REFRESH_DEADLINE = 60_000
/** A login waits this long for a refresh that runs, in ms; whatever that brings is discarded then. */
const LOGIN_WAIT = 5_000

export type AuthorizedCallParts = {
  auth: AuthSession
  lock: SessionLock
  registry: RefreshRegistry
  exchange: Exchange
  clock?: Clock
}

/** The login a request is pinned to, and the bearer it is sent with. */
export type Pinned = Seen

export type AuthorizedCalls = ReturnType<typeof createAuthorizedCalls>

/** What the calls to the backend need of the login session (specification section 4). */
export function createAuthorizedCalls({ clock = realClock, ...rest }: AuthorizedCallParts) {
  const { auth, lock, registry } = rest
  const { storage, snapshot } = auth
  const parts = {
    ...rest,
    clock,
    storage,
    openedAt: clock.now(),
    onKeptInMemory: auth.announceKeptInMemory,
  }
  let flight: { seen: Seen; promise: Promise<Snapshot> } | undefined
  let resting: { sid: string; until: number; error: TransientRefreshError } | undefined

  const isResting = (sid: string): boolean => {
    if (resting && clock.now() >= resting.until) resting = undefined
    return resting?.sid === sid
  }

  const run = async (seen: Seen): Promise<Snapshot> => {
    const deadline = new AbortController()
    const cancel = clock.after(REFRESH_DEADLINE, () =>
      deadline.abort(new DOMException('The refresh took too long', 'TimeoutError')),
    )
    try {
      return await Promise.race([
        refreshUnderLock(parts, seen, deadline.signal),
        aborted(deadline.signal),
      ])
    } catch (error) {
      if (error instanceof SessionEndedError) auth.announceEnd(seen.sid, seen.realm)
      // This tab may not have heard yet.
      if (error instanceof SupersededError) auth.reconcile()
      if (error instanceof SessionEndedError || error instanceof SupersededError) throw error
      const transient =
        error instanceof TransientRefreshError ? error : new TransientRefreshError(error)
      const until = (transient.failedAt ?? clock.now()) + COOLDOWN
      resting = { sid: seen.sid, until, error: transient }
      throw transient
    } finally {
      cancel()
    }
  }

  /** One exchange however many ask. Throws SessionEndedError, SupersededError or TransientRefreshError. */
  const refresh = async (seen: Seen): Promise<Snapshot> => {
    if (flight?.seen.sid === seen.sid) {
      const isSame = flight.seen.accessToken === seen.accessToken
      const next = await flight.promise
      // It was asked for with an older token, and brought the one that has just been refused.
      return !isSame && next.accessToken === seen.accessToken ? refresh(seen) : next
    }
    const current = snapshot()
    const unchanged = current?.sid === seen.sid && current.accessToken === seen.accessToken
    if (unchanged && isResting(seen.sid)) throw resting?.error ?? new TransientRefreshError(null)
    const promise = run(seen).finally(() => {
      if (flight?.promise === promise) flight = undefined
    })
    flight = { seen, promise }
    return promise
  }

  return {
    refresh,

    /**
     * The login to send a request with. Refreshes first when ten minutes have passed, and waits for a
     * refresh that runs; a transient failure goes on with the old token. `sid` is the login the caller
     * means; a later one is refused.
     */
    async before(realm: RealmName, sid?: string): Promise<Pinned> {
      const start = snapshot()
      if (start?.realm !== realm || (sid && start.sid !== sid)) {
        auth.reconcile()
        throw start && sid ? new SupersededError() : new SessionEndedError(realm)
      }
      const running = flight?.seen.sid === start.sid ? flight.promise : undefined
      const isDue = isOld(start.loginTime, clock.now())
      try {
        await (running ?? (isDue ? refresh(start) : undefined))
      } catch (error) {
        if (!(error instanceof TransientRefreshError)) throw error
      }
      const current = snapshot()
      if (current?.sid !== start.sid) throw new SupersededError()
      return { sid: current.sid, accessToken: current.accessToken, realm }
    },

    /** Throws when the answer belongs to a login that is no longer the current one. */
    assertCurrent(pinned: Pinned): void {
      if (snapshot()?.sid === pinned.sid) return
      auth.reconcile()
      throw new SupersededError()
    },

    /** Whether any tab has ended this login, told by the registry. */
    hasEnded: async (sid: string): Promise<boolean> =>
      (await registry.read(sid))?.ended !== undefined,

    /**
     * Replaces whatever login there is; all or nothing. Under the lock, so that no refresh of the login
     * before writes over it. Throws StorageFullError when the browser has no room.
     */
    async login(realm: RealmName, facts: LoginFacts): Promise<void> {
      const replace = async () => {
        const sid = crypto.randomUUID()
        await registry.begin(sid)
        auth.login(realm, facts, sid)
      }
      const patience = new AbortController()
      const cancel = clock.after(LOGIN_WAIT, () => patience.abort())
      let entered = false
      try {
        await lock(patience.signal, () => {
          entered = true
          return replace()
        })
      } catch (error) {
        if (entered) throw error
        await replace()
      } finally {
        cancel()
      }
    },

    /** Clears the login before anything else can fail, and returns what the logout call needs. */
    async logout(): Promise<Snapshot | null> {
      const old = auth.signOut()
      if (!old) return null
      await registry.update(old.sid, (row = { gen: old.gen }) => ({ ended: clock.now(), ...row }))
      // A refresh may have stored its pair in between. Another login has not: that one stays.
      if ((snapshot()?.sid ?? old.sid) === old.sid) clearStored(storage)
      return old
    },
  }
}

/** A missing, unreadable or future time counts as old, once: the refresh stamps it anew. */
function isOld(loginTime: number, now: number): boolean {
  const age = now - loginTime
  return !(age >= 0 && age < REFRESH_AFTER)
}
