import { realClock } from '@/auth/refresh/clock'
import { createDatabase } from '@/auth/refresh/key-value-store'
import { createLeaseLock, leaseSchema } from '@/auth/refresh/lease'
import { createRefreshRegistry, registryRowSchema } from '@/auth/refresh/refresh-registry'
import { createTabLock, createWebLock, firstLock } from '@/auth/refresh/lock'
import { createTokenManager } from '@/auth/session/token-manager'
import { exchange } from '@/api/auth/exchange'
import { authSession } from './auth-session-instance'

const database = createDatabase(() => globalThis.indexedDB)

/** One holder at a time across all tabs, for whatever uses a refresh token. */
export const lock = firstLock(
  createWebLock(() => navigator.locks),
  createLeaseLock(database.store('lease', leaseSchema), realClock),
  createTabLock(),
)

/** What all tabs know of the logins. */
export const registry = createRefreshRegistry(
  database.store('ledger', registryRowSchema),
  realClock,
)

/** Tokens, refresh, login and logout for the calls; one refresh at a time across all tabs. */
export const tokenManager = createTokenManager({ auth: authSession, lock, registry, exchange })
