import type { KyInstance } from 'ky'
import * as v from 'valibot'
import { createHttp, readJson } from '@/api/core/http'
import { createExchange, type Exchange } from '@/auth/refresh/exchange'
import { rejectOnAbort } from '@/auth/refresh/lock'
import type { RealmName, Scope } from '@/lib/realm'
import {
  createAuthSession,
  type AuthSession,
  type AuthSessionEvent,
} from '@/auth/session/auth-session'
import { createTokenManager, type TokenManager } from '@/auth/session/token-manager'
import { createBackend, type Fate } from './backend'
import { createSharedLogins, createSharedLock } from './shared-locks'
import { createSharedStorage } from './shared-storage'
import { createTimeline, type Owner } from './timeline'

export type Step = { after: number; tab: number } & (
  | { do: 'call'; leaveAfter?: number }
  | { do: 'expire' }
  | { do: 'login'; realm: RealmName }
  | { do: 'logout' }
  | { do: 'reload' }
  | { do: 'close' }
  /** Opens a closed tab again. */
  | { do: 'reopen' }
  | { do: 'freeze'; ms: number }
)

export type Schedule = {
  /** Whether the browser exchanges tokens in a worker. A worker outlives its pages. */
  worker: boolean
  tabs: number
  /** Milliseconds until a page sees another page's write. Each write uses the next value. */
  lags: number[]
  /** Milliseconds per database operation. Each operation uses the next value. */
  database: number[]
  isReadOnly?: boolean
  /** Milliseconds per one-way trip to or from the backend. Each trip uses the next value. */
  network: number[]
  steps: Step[]
  fates: Fate[]
}

type RecordedCall = {
  id: string
  scope: Scope
  page: Owner
  at: number
  leftAt: number | undefined
  outcomes: string[]
  settledAt: number
  /** Whether the page still had the same login when the response arrived. */
  isCurrent: boolean
}

export type Page = {
  owner: Owner
  auth: AuthSession
  calls: TokenManager
  http: Record<RealmName, KyInstance>
  /** The login that the page's screens belong to. */
  scope: Scope | undefined
}

const ok = v.object({ ok: v.boolean() })
const inTurn = (list: number[]) => {
  let at = 0
  return () => list[(at += 1) % Math.max(1, list.length)] ?? 0
}

/** Simulates a browser with several tabs and a backend. Only the auth session is the real code. */
export function createWorld({ worker, lags, database, isReadOnly, network, fates }: Schedule) {
  const timeline = createTimeline()
  const storage = createSharedStorage(timeline, inTurn(lags))
  const databaseDelay = inTurn(database)
  const logins = createSharedLogins(timeline, databaseDelay, isReadOnly)
  const locks = createSharedLock(timeline)
  const backend = createBackend(timeline, inTurn(network), [...fates])
  const loginMap = new Map<string, string>()
  /** Time when each login was stored, keyed by sid. */
  const loginTimes = new Map<string, number>()
  const calls: RecordedCall[] = []
  const signedOut = new Set<string>()
  const events: { event: AuthSessionEvent; scope: Scope | undefined }[] = []

  const immortal: Owner = { closed: false, frozenUntil: 0 }
  /** Creates a separate worker for each exchange. All workers wait for the same lock as the pages. */
  const createWorker = (page: Owner): Exchange =>
    createExchange({
      lock: locks.getLock(immortal),
      logins: logins(immortal),
      send: backend.getSend(page, immortal),
    })
  /**
   * Exchanges a token through a worker. Messages take time in both directions, and a response never reaches a closed
   * page.
   */
  const askWorker =
    (page: Owner): Exchange =>
    async (known, signal) => {
      const answer = async () => {
        await timeline.wait(databaseDelay(), page)
        const result = await createWorker(page)(known, new AbortController().signal)
        await timeline.wait(databaseDelay(), page)
        return result
      }
      return Promise.race([answer(), rejectOnAbort(signal)])
    }

  const open = (): Page => {
    const owner: Owner = { closed: false, frozenUntil: 0 }
    const clock = timeline.clockOf(owner)
    const tabStorage = storage.open(owner, (key) => {
      if (key === 'session_rev') auth.reconcile()
    })
    const auth = createAuthSession({ storage: tabStorage, clock })
    const login: AuthSession['login'] = (realm, facts, sid) => {
      auth.login(realm, facts, sid)
      loginMap.set(sid ?? '', facts.name)
      loginTimes.set(sid ?? '', timeline.now())
    }
    const [lock, rows] = [locks.getLock(owner), logins(owner)]
    const send = backend.getSend(owner)
    const exchange = worker
      ? askWorker(owner)
      : createExchange({ lock, logins: rows, send, readMirror: auth.readRow })
    const options = { auth: { ...auth, login }, lock, logins: rows, exchange, clock }
    const tokenManager = createTokenManager(options)
    const fetch = backend.getFetch(owner)
    const http = {
      client: createHttp('client', tokenManager).extend({ fetch, timeout: false }),
      admin: createHttp('admin', tokenManager).extend({ fetch, timeout: false }),
    }
    auth.clearIncompleteLogin()
    auth.reconcile()
    const start = auth.snapshot()
    const page: Page = {
      owner,
      auth,
      calls: tokenManager,
      http,
      scope: start ? { realm: start.realm, sid: start.sid } : undefined,
    }
    auth.subscribe((event) => events.push({ event, scope: page.scope }))
    return page
  }

  const close = (page: Page) => {
    page.owner.closed = true
    locks.release(page.owner)
  }

  const call = async (page: Page, leaveAfter: number | undefined) => {
    const { scope, owner, auth } = page
    if (!scope) return
    const recorded: RecordedCall = {
      id: `call${calls.length}`,
      scope,
      page: owner,
      at: timeline.now(),
      leftAt: leaveAfter === undefined ? undefined : timeline.now() + leaveAfter,
      outcomes: [],
      settledAt: 0,
      isCurrent: false,
    }
    calls.push(recorded)
    const controller = new AbortController()
    if (leaveAfter !== undefined) timeline.plan(leaveAfter, () => controller.abort(), owner)
    const prepared = {
      path: recorded.id,
      options: { method: 'post', signal: controller.signal, context: { sid: scope.sid } },
    }
    const outcome = await readJson(page.http[scope.realm], prepared, ok).then(
      () => 'ok',
      (error: unknown) => (error instanceof Error ? error.name : 'not an error'),
    )
    recorded.outcomes.push(outcome)
    recorded.settledAt = timeline.now()
    recorded.isCurrent = auth.snapshot()?.sid === scope.sid
  }

  const login = async (page: Page, realm: RealmName) => {
    const facts = backend.openLogin(realm)
    await page.calls.login(realm, facts)
    const sid = page.auth.snapshot()?.sid
    if (sid && loginMap.get(sid) === facts.name) page.scope = { realm, sid }
  }

  const logout = async (page: Page) => {
    const old = await page.calls.logout()
    page.scope = undefined
    if (!old) return
    signedOut.add(old.sid)
    backend.closeLogin(old.accessToken)
  }

  return {
    timeline,
    storage,
    backend,
    loginMap,
    loginTimes,
    calls,
    signedOut,
    events,
    open,
    close,
    call,
    login,
    logout,
  }
}
