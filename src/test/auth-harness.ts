import { createExchange, type RefreshAnswer, type SendRefresh } from '@/auth/refresh/exchange'
import { createTabLock, type SessionLock } from '@/auth/refresh/lock'
import type { LiveRow, LoginRow, Logins } from '@/auth/refresh/logins'
import { createAuthSession, type AuthSessionEvent } from '@/auth/session/auth-session'
import { createTokenManager } from '@/auth/session/token-manager'
import { storeTokens, type LoginFacts } from '@/auth/session/stored-session'
import { realClock, type Clock } from '@/lib/clock'
import type { RealmName } from '@/lib/realm'
import { memoryLogins } from './memory-logins'
import { memoryStorage } from './scripted-backend'

/** Creates a login whose tokens start with `name`. */
export function createLoginFacts(name: string): LoginFacts {
  return {
    name,
    accessToken: `${name}-access-0`,
    refreshToken: `${name}-refresh-0`,
    isInitialized: true,
    bundles: [],
    permissions: [],
  }
}

/** Returns the first login's tokens after `gen` refreshes. */
export function createTokens(gen: number) {
  return { accessToken: `first-access-${gen}`, refreshToken: `first-refresh-${gen}` }
}

export function createRow(gen: number, loginTime = Date.now()): LiveRow {
  return { gen, ...createTokens(gen), loginTime }
}

export const refused: SendRefresh = async () => ({ type: 'refused' })
export const noResponse: RefreshAnswer = {
  type: 'failed',
  failure: { kind: 'no-response', message: 'no network' },
}
export const unreachable: SendRefresh = async () => noResponse

/** Creates a signed-in tab, and the storage and login rows through which other tabs affect this tab. */
export function createHarness({
  send,
  lock = createTabLock(),
  clock = realClock,
  realm = 'client',
  rows = new Map<string, LoginRow>(),
  logins = memoryLogins(rows),
}: {
  send?: SendRefresh
  lock?: SessionLock
  clock?: Clock
  realm?: RealmName
  rows?: Map<string, LoginRow>
  logins?: Logins
} = {}) {
  const storage = memoryStorage()
  const sentTokens: string[] = []
  const auth = createAuthSession({ storage, clock })
  const answer = async (...request: Parameters<SendRefresh>): Promise<RefreshAnswer> => {
    sentTokens.push(request[0].refreshToken)
    return send ? send(...request) : { type: 'tokens', ...createTokens(sentTokens.length) }
  }
  const exchange = createExchange({ lock, logins, send: answer, readMirror: auth.readRow })
  const calls = createTokenManager({ auth, lock, logins, clock, exchange })
  const events: AuthSessionEvent[] = []
  auth.login(realm, createLoginFacts('first'), 'sid-first')
  auth.subscribe((event) => events.push(event))
  const requestAuth = { sid: 'sid-first', gen: 0, accessToken: 'first-access-0', realm }
  return {
    storage,
    rows,
    auth,
    calls,
    events,
    sentTokens,
    requestAuth,
    refresh: () => calls.refresh(requestAuth).catch((error: Error) => error.name),
    /** Writes a pair to the mirror, like another tab's refresh. */
    mirror: (gen: number) => void storeTokens(storage, 'sid-first', createRow(gen)),
  }
}
