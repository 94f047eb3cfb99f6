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

/** The login and token for a request. */
export type RequestAuth = Pick<Snapshot, 'sid' | 'gen' | 'accessToken' | 'realm'>

/** Total time limit for the lock and the exchange, in milliseconds. */
const REFRESH_DEADLINE = 60_000
/** Maximum milliseconds that a page's first request waits for an exchange that an earlier page has left running. */
const MAX_START_WAIT = 5_000
/**
 * Minimum milliseconds between two refreshes after rejected requests.
 * @internal Exported for the invariants.
 */
export const MIN_INTERVAL = 2_000
/** Milliseconds before retrying a refresh that only the token's age requires. Doubles after each failure. */
const FIRST_PAUSE = 5_000
const MAX_PAUSE = 60_000
/** Milliseconds between polls. Waits count polls instead of time, because the clock jumps when the computer sleeps. */
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
 * Adds tokens, refresh, login and logout to the auth session for backend requests. The login rows are the source of
 * truth for tokens, and local storage mirrors them (docs/behavior.md 4.4).
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
  /** This tab's last refresh that failed for a temporary reason. Failures are never stored. */
  let failure:
    | { sid: string; at: number; count: number; error: TransientRefreshError; isRetried?: boolean }
    | undefined
  let startPromise: Promise<void> | undefined

  /** Rethrows the last failure until its pause is over. `isDue` if only the token's age requires the refresh. */
  const throwIfResting = (sid: string, isDue: boolean) => {
    if (failure?.sid !== sid) return
    const { at, count, error, isRetried } = failure
    const pause = Math.min(error.retryAfter ?? FIRST_PAUSE * 2 ** (count - 1), MAX_PAUSE)
    const age = clock.now() - at
    const rest = isDue ? pause : isRetried ? 0 : MIN_INTERVAL
    // A negative age means that the clock was set back.
    if (age >= 0 && age < rest) throw error
  }

  const noteFailure = (sid: string, error: TransientRefreshError) => {
    const count = failure?.sid === sid ? failure.count + 1 : 1
    failure = { sid, at: clock.now(), count, error }
  }

  const getLogin = (sid: string): Snapshot => {
    const current = snapshot()
    if (current?.sid === sid) return current
    // This tab may not have noticed the change of login yet.
    auth.reconcile()
    throw new SupersededError()
  }

  /** Mirrors newer tokens within the transaction that reads their row, so no sign-in or sign-out can intervene. */
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

  /** Waits up to `MAX_LAG` for local storage to show another login or newer tokens. Returns whether it did. */
  const isMirrorChanged = async ({ sid, gen }: Snapshot): Promise<boolean> => {
    for (let poll = 0; ; poll += 1) {
      const current = snapshot()
      if (current?.sid !== sid || current.gen > gen) return true
      if (poll === MAX_LAG / POLL_INTERVAL) return false
      await sleep(clock, POLL_INTERVAL)
    }
  }

  /** Leaves an ended login. Waits first, because a login that replaced it may appear in local storage late. */
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
      // Leaving the page isn't a failure.
      if (isAbort(error)) throw error
      const transient =
        error instanceof TransientRefreshError ? error : new TransientRefreshError(error)
      noteFailure(sid, transient)
      throw transient
    } finally {
      cancel()
    }
  }

  /** Runs one exchange for all callers in this tab. */
  const refreshOnce = (login: Snapshot): Promise<Snapshot> => {
    if (inFlight?.sid === login.sid) return inFlight.promise
    const promise = runRefresh(login).finally(() => {
      if (inFlight?.promise === promise) inFlight = undefined
    })
    inFlight = { sid: login.sid, promise }
    return promise
  }

  /** Adopts newer tokens from the row. Waits a limited time for an exchange that an earlier page has left running. */
  const start = async (sid: string): Promise<void> => {
    const deadline = new AbortController()
    const cancel = clock.after(MAX_START_WAIT, () => deadline.abort())
    try {
      const row = await lock(deadline.signal, () => mirror(sid), 'shared')
      if (isEnded(row)) await leave(getLogin(sid))
    } catch (error) {
      // Any other error means that a refresh hangs, so the request continues with the old tokens.
      if (error instanceof SessionEndedError) auth.announceEnd(sid, error.realm, true)
    } finally {
      cancel()
    }
  }

  const startOnce = (sid: string) => (startPromise ??= start(sid))

  return {
    /**
     * Returns newer tokens for a rejected request. Throws SessionEndedError, SupersededError or TransientRefreshError.
     */
    async refresh(requestAuth: RequestAuth): Promise<Snapshot> {
      const { sid, gen } = requestAuth
      for (;;) {
        const current = getLogin(sid)
        if (current.gen > gen) return current
        throwIfResting(sid, false)
        // A running refresh may have started for an older token, so it can return the rejected token.
        const next = await refreshOnce(current)
        if (next.gen > gen) return next
      }
    },

    /** Resolves once the page's first request can be sent without waiting. */
    async start(): Promise<void> {
      const current = snapshot()
      if (current) await startOnce(current.sid)
    },

    /** Makes the next request wait for `start` again. Called after the back-forward cache has restored the page. */
    startAgain(): void {
      startPromise = undefined
    },

    /**
     * Returns a request's login and token, after any refresh that is running or due. Throws if the current login is not
     * `sid`.
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
        // After a transient failure, the request uses the old token.
        if (!(error instanceof TransientRefreshError)) throw error
      }
      const { gen, accessToken } = getLogin(login.sid)
      return { sid: login.sid, gen, accessToken, realm }
    },

    /** Forgets the last failure, so the next refresh doesn't pause. Called when the network is back. */
    forgetFailure(): void {
      failure = undefined
    },

    /** Lets a rejected request refresh without a pause. Called when the user clicks, perhaps on "Try again". */
    retryNow(): void {
      if (failure) failure.isRetried = true
    },

    /** Throws if the response belongs to a login that is no longer current. */
    assertCurrent: ({ sid }: RequestAuth): void => void getLogin(sid),

    /** Whether any tab has ended this login. */
    hasEnded: async (sid: string): Promise<boolean> =>
      isEnded(await logins.get(sid).catch(() => undefined)),

    /** Replaces the current login completely, or throws StorageFullError. `email` is the email typed to sign in. */
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

    /** Clears the login first, before anything can fail, and returns that login for the logout request. */
    async logout(): Promise<Snapshot | null> {
      const login = auth.signOut()
      if (!login) return null
      const { sid, gen } = login
      await logins
        .update(sid, (row) => {
          if (isEnded(row)) return row
          // Another tab may have mirrored newer tokens since then.
          clearStoredLogin(storage, true)
          return { gen: Math.max(row?.gen ?? gen, gen), ended: clock.now() }
        })
        .catch(() => {})
      return login
    },
  }
}
