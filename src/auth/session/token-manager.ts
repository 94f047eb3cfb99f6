import type { Exchange, Known } from '@/auth/refresh/exchange'
import { isAbort, rejectOnAbort, type SessionLock } from '@/auth/refresh/lock'
import { isEnded, MAX_LAG, newerRow, type LoginRow, type Logins } from '@/auth/refresh/logins'
import { realClock, sleep, type Clock } from '@/lib/clock'
import { newId } from '@/lib/new-id'
import type { RealmName } from '@/lib/realm'
import type { AuthSession } from './auth-session'
import { SessionEndedError, SupersededError, TransientRefreshError } from './session-errors'
import {
  clearStoredLogin,
  isOutdated,
  storeTokens,
  type LoginFacts,
  type Snapshot,
} from './stored-session'

/** The login and the token that a request is sent with. */
export type RequestAuth = Pick<Snapshot, 'sid' | 'gen' | 'accessToken' | 'realm'>

/** Milliseconds for the wait for the lock and the exchange together. */
const REFRESH_DEADLINE = 60_000
/** Milliseconds that the first call of a page waits for an exchange that an earlier page has left under way. */
const MAX_START_WAIT = 5_000
/**
 * Milliseconds between two refreshes after refused calls.
 * @internal Exported for the invariants.
 */
export const MIN_INTERVAL = 2_000
/** Milliseconds until a refresh that is only due by time is tried again: doubled after each failure. */
const FIRST_PAUSE = 5_000
const MAX_PAUSE = 60_000
/** Polls are counted because the clock jumps when the computer sleeps. */
const POLL_INTERVAL = 50

export type TokenManagerOptions = {
  auth: AuthSession
  lock: SessionLock
  logins: Logins
  exchange: Exchange
  clock?: Clock
}

export type TokenManager = ReturnType<typeof createTokenManager>

/**
 * Adds to the auth session what backend calls need: tokens, refresh, login and logout. The rows of the logins are the
 * truth about tokens, and local storage mirrors them (docs/behavior.md 4.4).
 */
export function createTokenManager({
  auth,
  lock,
  logins,
  exchange,
  clock = realClock,
}: TokenManagerOptions) {
  const { storage, snapshot } = auth
  let inFlight: { sid: string; promise: Promise<Snapshot> } | undefined
  /** The last refresh of this tab that failed for a passing reason. Nothing about failures is stored. */
  let failure:
    | { sid: string; at: number; count: number; error: TransientRefreshError; isRetried?: boolean }
    | undefined
  let startPromise: Promise<void> | undefined

  /** Throws the last failure again for a while: `isDue` for a refresh that is only due by time. */
  const throwIfResting = (sid: string, isDue: boolean) => {
    if (failure?.sid !== sid) return
    const { at, count, error, isRetried } = failure
    const pause = Math.min(error.retryAfter ?? FIRST_PAUSE * 2 ** (count - 1), MAX_PAUSE)
    const age = clock.now() - at
    const rest = isDue ? pause : isRetried ? 0 : MIN_INTERVAL
    // The clock may have been set back.
    if (age >= 0 && age < rest) throw error
  }

  const noteFailure = (sid: string, error: TransientRefreshError) => {
    const count = failure?.sid === sid ? failure.count + 1 : 1
    failure = { sid, at: clock.now(), count, error }
  }

  const getLogin = (sid: string): Snapshot => {
    const current = snapshot()
    if (current?.sid === sid) return current
    // This tab may not have noticed yet.
    auth.reconcile()
    throw new SupersededError()
  }

  /** Mirrors newer tokens, within the transaction that reads their row: no sign-in or sign-out comes between. */
  const mirror = async (sid: string, known?: LoginRow): Promise<LoginRow | undefined> => {
    let newest = known
    const store = (row: LoginRow | undefined) => {
      newest = newerRow(row, newest)
      const current = snapshot()
      if (!newest || isEnded(newest) || current?.sid !== sid || newest.gen <= current.gen) return
      if (!storeTokens(storage, sid, newest)) auth.announceKeptInMemory()
    }
    await logins.get(sid, store).catch(() => store(undefined))
    return newest
  }

  /** Waits until local storage shows another login or newer tokens. Returns false if it doesn't. */
  const isMirrorChanged = async ({ sid, gen }: Snapshot): Promise<boolean> => {
    for (let poll = 0; ; poll += 1) {
      const current = snapshot()
      if (current?.sid !== sid || current.gen > gen) return true
      if (poll === MAX_LAG / POLL_INTERVAL) return false
      await sleep(clock, POLL_INTERVAL)
    }
  }

  /** Leaves a login that has ended. Another one that replaced it appears in local storage late. */
  const leave = async (login: Snapshot): Promise<never> => {
    await isMirrorChanged({ ...login, gen: Number.POSITIVE_INFINITY })
    getLogin(login.sid)
    clearStoredLogin(storage)
    throw new SessionEndedError(login.realm, true)
  }

  const exchangeTokens = async (login: Snapshot, signal: AbortSignal): Promise<Snapshot> => {
    const { sid, gen, realm, refreshToken } = login
    const known: Known = { sid, gen, realm, refreshToken, now: clock.now() }
    const result = await exchange(known, signal)
    if (result.type === 'failed')
      throw new TransientRefreshError(result.failure, result.failure.retryAfter)
    if (result.type === 'row') {
      const row = await mirror(sid, result.row)
      return isEnded(row) ? leave(login) : { ...getLogin(sid), ...row }
    }
    // Another tab may have used the token first, and without a database only local storage shows that.
    if (!result.isNoted && (await isMirrorChanged(login))) return getLogin(sid)
    const current = getLogin(sid)
    if (current.gen > gen) return current
    clearStoredLogin(storage)
    throw new SessionEndedError(realm)
  }

  const runRefresh = async (login: Snapshot): Promise<Snapshot> => {
    const { sid, realm } = login
    const timeout = new AbortController()
    const cancel = clock.after(REFRESH_DEADLINE, () =>
      timeout.abort(new DOMException('The refresh took too long', 'TimeoutError')),
    )
    try {
      const next = await Promise.race([
        exchangeTokens(login, timeout.signal),
        rejectOnAbort(timeout.signal),
      ])
      failure = undefined
      return next
    } catch (error) {
      if (error instanceof SessionEndedError) auth.announceEnd(sid, realm, error.isElsewhere)
      if (error instanceof SessionEndedError || error instanceof SupersededError) throw error
      // Leaving the page is no failure.
      if (isAbort(error)) throw error
      const transient =
        error instanceof TransientRefreshError ? error : new TransientRefreshError(error)
      noteFailure(sid, transient)
      throw transient
    } finally {
      cancel()
    }
  }

  /** One exchange for all callers of this tab. */
  const refreshOnce = (login: Snapshot): Promise<Snapshot> => {
    if (inFlight?.sid === login.sid) return inFlight.promise
    const promise = runRefresh(login).finally(() => {
      if (inFlight?.promise === promise) inFlight = undefined
    })
    inFlight = { sid: login.sid, promise }
    return promise
  }

  /** Takes over what an earlier page has left in the row. Without an answer the call itself will notice. */
  const start = async (sid: string): Promise<void> => {
    const deadline = new AbortController()
    const cancel = clock.after(MAX_START_WAIT, () => deadline.abort())
    try {
      const row = await lock(deadline.signal, () => mirror(sid), 'shared')
      if (isEnded(row)) await leave(getLogin(sid))
    } catch (error) {
      // Otherwise a refresh hangs.
      if (error instanceof SessionEndedError) auth.announceEnd(sid, error.realm, true)
    } finally {
      cancel()
    }
  }

  const startOnce = (sid: string) => (startPromise ??= start(sid))

  return {
    /**
     * Returns newer tokens for a refused request. Throws SessionEndedError, SupersededError or TransientRefreshError.
     */
    async refresh(requestAuth: RequestAuth): Promise<Snapshot> {
      const { sid, gen } = requestAuth
      for (;;) {
        const current = getLogin(sid)
        if (current.gen > gen) return current
        throwIfResting(sid, false)
        // One that is running may have been started for an older token, and return the one that has been refused.
        const next = await refreshOnce(current)
        if (next.gen > gen) return next
      }
    },

    /** Resolves once the first call of the page can be sent without waiting. */
    async start(): Promise<void> {
      const current = snapshot()
      if (current) await startOnce(current.sid)
    },

    /** The page has come back from the back-forward cache: the next call waits like the first one. */
    startAgain(): void {
      startPromise = undefined
    },

    /**
     * The login and token to send a request with. Refreshes first when ten minutes have passed, and waits for a
     * running refresh; after a transient failure the old token is used. Throws when the login is not `sid`.
     */
    async authorize(realm: RealmName, sid?: string): Promise<RequestAuth> {
      const login = snapshot()
      if (login?.realm !== realm || (sid && login.sid !== sid)) {
        auth.reconcile()
        throw login && sid ? new SupersededError() : new SessionEndedError(realm)
      }
      await startOnce(login.sid)
      const ready = getLogin(login.sid)
      try {
        if (inFlight?.sid === ready.sid) await inFlight.promise
        else if (isOutdated(ready.loginTime, clock.now())) {
          throwIfResting(ready.sid, true)
          await refreshOnce(ready)
        }
      } catch (error) {
        if (!(error instanceof TransientRefreshError)) throw error
      }
      const { gen, accessToken } = getLogin(login.sid)
      return { sid: login.sid, gen, accessToken, realm }
    },

    /** The network is back: the next refresh does not rest. */
    forgetFailure(): void {
      failure = undefined
    },

    /** The person has clicked, perhaps on "Try again": a refused call does not rest. */
    retryNow(): void {
      if (failure) failure.isRetried = true
    },

    /** Throws when the response belongs to a login that is no longer the current one. */
    assertCurrent: ({ sid }: RequestAuth): void => void getLogin(sid),

    /** Whether any tab has ended this login. */
    hasEnded: async (sid: string): Promise<boolean> =>
      isEnded(await logins.get(sid).catch(() => undefined)),

    /**
     * Replaces the current login, all or nothing. `email` is the one typed to sign in. Throws StorageFullError when the
     * browser has no room.
     */
    async login(realm: RealmName, facts: LoginFacts, email?: string): Promise<void> {
      const sid = newId()
      const { accessToken, refreshToken } = facts
      const row = { gen: 0, accessToken, refreshToken, loginTime: clock.now() }
      const attempt: { error?: unknown } = {}
      let isWritten = false
      const write = () => {
        if (isWritten) return
        isWritten = true
        try {
          auth.login(realm, facts, sid, email)
        } catch (error) {
          attempt.error = error
        }
      }
      await logins.begin(sid, row, write).catch(write)
      if ('error' in attempt) throw attempt.error
    },

    /** Clears the login first, before anything can fail, and returns what the logout call needs. */
    async logout(): Promise<Snapshot | null> {
      const login = auth.signOut()
      if (!login) return null
      const { sid, gen } = login
      await logins
        .update(sid, (row) => {
          if (isEnded(row)) return row
          // Another tab may have mirrored newer tokens in the meantime.
          clearStoredLogin(storage, true)
          return { gen: Math.max(row?.gen ?? gen, gen), ended: clock.now() }
        })
        .catch(() => {})
      return login
    },
  }
}
