import { realClock } from '@/auth/refresh/clock'
import { createDatabase } from '@/auth/refresh/key-value-store'
import { createLeaseLock, leaseSchema } from '@/auth/refresh/lease'
import { createRefreshRegistry, registryRowSchema } from '@/auth/refresh/refresh-registry'
import { exchangeLock, createTabLock, firstLock, refreshLock } from '@/auth/refresh/lock'
import { createTokenManager } from '@/auth/session/token-manager'
import { createExchange } from '@/api/auth/exchange'
import { exchangeInWorker } from '@/api/auth/exchange-in-worker'
import { createExchangeOnce } from '@/auth/refresh/exchange-once'
import { authSession } from './auth-session-instance'
import { backendLocale } from '@/backend/backend-locale'

const database = createDatabase(() => globalThis.indexedDB)

/** One holder at a time across all tabs, for any use of a refresh token. */
export const lock = firstLock(
  refreshLock,
  createLeaseLock(database.store('lease', leaseSchema), realClock),
  createTabLock(),
)

/** The state of the logins that all tabs share. */
export const registry = createRefreshRegistry(
  database.store('ledger', registryRowSchema),
  realClock,
)

/** A refresh in this page, in the locale in use. */
export const exchange = createExchange(backendLocale)

/** Tokens, refresh, login and logout for the calls; one refresh at a time across all tabs. */
export const tokenManager = createTokenManager({
  auth: authSession,
  lock,
  registry,
  exchangeOnce: exchangeInWorker(createExchangeOnce(registry, exchange, exchangeLock)),
  untilIdle: (sid, signal) => exchangeLock(sid)(signal, async () => {}),
})

globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  if (persisted) database.abort()
})
// While this page was in the back-forward cache another one may have refreshed.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) tokenManager.startAgain()
})
