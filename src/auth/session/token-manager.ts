import { realClock, type Clock } from '@/auth/refresh/clock'
import type { RefreshRegistry } from '@/auth/refresh/refresh-registry'
import { rejectOnAbort, isAbort, type SessionLock } from '@/auth/refresh/lock'
import type { RealmName } from '@/lib/realm'
import type { ExchangeOnce } from '@/auth/refresh/exchange-once'
import {
  COOLDOWN,
  REFRESH_DEADLINE,
  adoptHandover,
  getFailureTime,
  refreshUnderLock,
  type RequestAuth,
} from '@/auth/refresh/refresh'
import { newId } from '@/lib/new-id'
import type { AuthSession } from './auth-session'
import { SessionEndedError, SupersededError, TransientRefreshError } from './session-errors'
import { clearStoredLogin, isOutdated, type LoginFacts, type Snapshot } from './stored-session'

/** Milliseconds that the first call of a page waits for an exchange that an earlier page has left under way. */
const MAX_START_WAIT = 5_000
/** Milliseconds that a login waits for a running refresh, whose result is then discarded. */
const MAX_LOGIN_WAIT = 5_000

export type TokenManagerOptions = {
  auth: AuthSession
  lock: SessionLock
  registry: RefreshRegistry
  exchangeOnce: ExchangeOnce
  clock?: Clock
  /** Resolves when no token of this login is being exchanged. */
  untilIdle?: (sid: string, signal: AbortSignal) => Promise<void>
}

export type TokenManager = ReturnType<typeof createTokenManager>

/** Adds to the auth session what backend calls need: tokens, refresh, login and logout (behavior 4.4). */
export function createTokenManager({
  clock = realClock,
  untilIdle = async () => {},
  ...rest
}: TokenManagerOptions) {
  const { auth, lock, registry } = rest
  const { storage, snapshot } = auth
  const dependencies = {
    ...rest,
    clock,
    storage,
    openedAt: clock.now(),
    onStorageRefused: auth.announceKeptInMemory,
  }
  let inFlight: { requestAuth: RequestAuth; promise: Promise<Snapshot> } | undefined
  let cooldown: { sid: string; since: number; error: TransientRefreshError } | undefined

  /** The failure after which a login still rests. */
  const failureBefore = (sid: string): TransientRefreshError | undefined => {
    // A cooldown that starts in the future is over: the clock was set back.
    const age = cooldown ? clock.now() - cooldown.since : COOLDOWN
    if (age < 0 || age >= COOLDOWN) cooldown = undefined
    return cooldown?.sid === sid ? cooldown.error : undefined
  }

  const runRefresh = async (requestAuth: RequestAuth): Promise<Snapshot> => {
    const timeout = new AbortController()
    const deadline = { signal: timeout.signal, startedAt: clock.now() }
    const cancel = clock.after(REFRESH_DEADLINE, () =>
      timeout.abort(new DOMException('The refresh took too long', 'TimeoutError')),
    )
    try {
      const next = await Promise.race([
        refreshUnderLock(dependencies, requestAuth, deadline),
        rejectOnAbort(deadline.signal),
      ])
      if (cooldown?.sid === requestAuth.sid) cooldown = undefined
      return next
    } catch (error) {
      if (error instanceof SessionEndedError)
        auth.announceEnd(requestAuth.sid, requestAuth.realm, error.isElsewhere)
      // This tab may not have noticed yet.
      if (error instanceof SupersededError) auth.reconcile()
      if (error instanceof SessionEndedError || error instanceof SupersededError) throw error
      if (isAbort(error)) throw error
      const transient =
        error instanceof TransientRefreshError ? error : new TransientRefreshError(error)
      const since = transient.failedAt ?? getFailureTime(clock, deadline)
      cooldown = { sid: requestAuth.sid, since, error: transient }
      throw transient
    } finally {
      cancel()
    }
  }

  /** Rests after a failure, unless the registry has moved on: a worker may have left a pair there since. */
  const refreshUnlessCoolingDown = async (requestAuth: RequestAuth): Promise<Snapshot> => {
    const current = snapshot()
    const isCurrent =
      current?.sid === requestAuth.sid && current.accessToken === requestAuth.accessToken
    const failure = isCurrent ? failureBefore(requestAuth.sid) : undefined
    if (current && failure) {
      const row = await registry.read(requestAuth.sid)
      const hasMovedOn = row && (row.gen > current.gen || row.ended !== undefined)
      if (!hasMovedOn) throw failure
    }
    return runRefresh(requestAuth)
  }

  let startPromise: Promise<void> | undefined

  /** Takes over what an earlier page has left. If this fails, the call itself will notice. */
  const start = async (sid: string): Promise<void> => {
    const deadline = new AbortController()
    const cancel = clock.after(MAX_START_WAIT, () => deadline.abort())
    try {
      await untilIdle(sid, deadline.signal)
      await adoptHandover(dependencies, sid, deadline.signal)
    } catch {
      // The refresh that follows a refused call reads the registry again.
    } finally {
      cancel()
    }
  }

  const startOnce = (sid: string) => (startPromise ??= start(sid))

  /** One exchange for all concurrent callers. Throws SessionEndedError, SupersededError or TransientRefreshError. */
  const refresh = async (requestAuth: RequestAuth): Promise<Snapshot> => {
    if (inFlight?.requestAuth.sid === requestAuth.sid) {
      const isSameToken = inFlight.requestAuth.accessToken === requestAuth.accessToken
      const next = await inFlight.promise
      // That refresh was started for an older token and returned the one that has just been refused.
      return !isSameToken && next.accessToken === requestAuth.accessToken
        ? refresh(requestAuth)
        : next
    }
    const promise = refreshUnlessCoolingDown(requestAuth).finally(() => {
      if (inFlight?.promise === promise) inFlight = undefined
    })
    inFlight = { requestAuth, promise }
    return promise
  }

  return {
    refresh,

    /** Resolves once the first call of the page can be sent without waiting. */
    async start(): Promise<void> {
      const current = snapshot()
      if (current) await startOnce(current.sid)
    },

    /**
     * The login and token to send a request with. Refreshes first when ten minutes have passed, and waits for a
     * running refresh; after a transient failure the old token is used. Throws when the login is not `sid`.
     */
    async authorize(realm: RealmName, sid?: string): Promise<RequestAuth> {
      const snapshotAtStart = snapshot()
      if (snapshotAtStart?.realm !== realm || (sid && snapshotAtStart.sid !== sid)) {
        auth.reconcile()
        throw snapshotAtStart && sid ? new SupersededError() : new SessionEndedError(realm)
      }
      await startOnce(snapshotAtStart.sid)
      const ready = snapshot()
      if (ready?.sid !== snapshotAtStart.sid) throw new SupersededError()
      const running = inFlight?.requestAuth.sid === ready.sid ? inFlight.promise : undefined
      const isDue = isOutdated(ready.loginTime, clock.now())
      try {
        await (running ?? (isDue ? refresh(ready) : undefined))
      } catch (error) {
        if (!(error instanceof TransientRefreshError)) throw error
      }
      const current = snapshot()
      if (current?.sid !== snapshotAtStart.sid) throw new SupersededError()
      return { sid: current.sid, accessToken: current.accessToken, realm }
    },

    /** The page has come back from the back-forward cache: the next call waits like the first one. */
    startAgain(): void {
      startPromise = undefined
    },

    /** Throws when the response belongs to a login that is no longer the current one. */
    assertCurrent({ sid }: RequestAuth): void {
      if (snapshot()?.sid === sid) return
      auth.reconcile()
      throw new SupersededError()
    },

    /** Whether any tab has ended this login, according to the registry. */
    hasEnded: async (sid: string): Promise<boolean> =>
      (await registry.read(sid))?.ended !== undefined,

    /**
     * Replaces the current login, all or nothing. It holds the lock, so that no refresh of the previous login
     * overwrites the new one. `email` is the one typed to sign in. Throws StorageFullError when the browser has no
     * room.
     */
    async login(realm: RealmName, facts: LoginFacts, email?: string): Promise<void> {
      const replace = async () => {
        const sid = newId()
        await registry.begin(sid)
        auth.login(realm, facts, sid, email)
      }
      const wait = new AbortController()
      const cancel = clock.after(MAX_LOGIN_WAIT, () => wait.abort())
      let isAcquired = false
      try {
        await lock(wait.signal, () => {
          isAcquired = true
          return replace()
        })
      } catch (error) {
        if (isAcquired) throw error
        await replace()
      } finally {
        cancel()
      }
    },

    /** Clears the login first, before anything can fail, and returns what the logout call needs. */
    async logout(): Promise<Snapshot | null> {
      const old = auth.signOut()
      if (!old) return null
      await registry.update(old.sid, (row = { gen: old.gen }) => ({ ended: clock.now(), ...row }))
      // Remove a pair that a refresh has stored in the meantime, but not another login.
      if ((snapshot()?.sid ?? old.sid) === old.sid) clearStoredLogin(storage)
      return old
    },
  }
}
