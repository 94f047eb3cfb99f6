import { realClock, type Clock } from '@/auth/refresh/clock'
import { createRefreshRegistry, type RegistryRow } from '@/auth/refresh/refresh-registry'
import type { KeyValueStore } from '@/auth/refresh/key-value-store'
import { createTabLock, type SessionLock, withoutLock } from '@/auth/refresh/lock'
import type { RealmName } from '@/lib/realm'
import { createExchangeOnce, type Exchange } from '@/auth/refresh/exchange-once'
import { createAuthSession, type AuthSessionEvent } from '@/auth/session/auth-session'
import { createTokenManager, type TokenManagerOptions } from '@/auth/session/token-manager'
import type { LoginFacts } from '@/auth/session/stored-session'
import { memoryStore } from './memory-store'
import { memoryStorage } from './scripted-backend'

/** A login whose tokens start with its name. */
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

/** One signed-in tab, with the storage and the registry through which other tabs affect it. */
export function createHarness({
  exchange,
  lock = createTabLock(),
  clock = realClock,
  realm = 'client',
  rows = new Map<string, RegistryRow>(),
  store = memoryStore(rows),
  untilIdle,
}: {
  exchange?: Exchange
  lock?: SessionLock
  clock?: Clock
  realm?: RealmName
  rows?: Map<string, RegistryRow>
  store?: KeyValueStore<RegistryRow>
  untilIdle?: TokenManagerOptions['untilIdle']
} = {}) {
  const storage = memoryStorage()
  const registry = createRefreshRegistry(store, clock)
  const exchanges: string[] = []
  const auth = createAuthSession({ storage, now: clock.now })
  const calls = createTokenManager({
    auth,
    lock,
    registry,
    clock,
    untilIdle,
    exchangeOnce: createExchangeOnce(
      registry,
      (...call) => {
        exchanges.push(call[1])
        return exchange ? exchange(...call) : Promise.resolve(tokenPair(exchanges.length))
      },
      () => withoutLock,
    ),
  })
  const events: AuthSessionEvent[] = []
  auth.login(realm, createLoginFacts('first'), 'sid-first')
  auth.subscribe((event) => events.push(event))
  const requestAuth = { sid: 'sid-first', accessToken: 'first-access-0', realm }
  return {
    storage,
    rows,
    auth,
    calls,
    events,
    exchanges,
    requestAuth,
    refresh: () => calls.refresh(requestAuth).catch((error: Error) => error.name),
    /** Stores a pair as another tab's refresh does. */
    adopt: (gen: number) => {
      storage.set('refresh_token', `first-refresh-${gen}`)
      storage.set('access_token', `first-access-${gen}`)
      storage.set('session_rev', `sid-first.${gen}`)
    },
  }
}

export function tokenPair(gen: number) {
  return { accessToken: `first-access-${gen}`, refreshToken: `first-refresh-${gen}` }
}
