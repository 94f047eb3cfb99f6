import { exchangeInWorker } from '@/api/auth/exchange-in-worker'
import { createSendRefresh } from '@/api/auth/send-refresh'
import { createExchange } from '@/auth/refresh/exchange'
import { createSessionLock } from '@/auth/refresh/lock'
import { createLogins } from '@/auth/refresh/logins'
import { createTokenManager } from '@/auth/session/token-manager'
import { backendLocale } from '@/backend/backend-locale'
import { authSession } from './auth-session-instance'

/** Lock for any use of a refresh token, with one holder at a time across all tabs and their workers. */
export const lock = createSessionLock()

/** Login rows that all tabs share. */
export const loginRows = createLogins(() => globalThis.indexedDB)

/** Sends a refresh request from this page, in the current locale. */
export const sendRefresh = createSendRefresh(backendLocale)

/** Manages tokens, refreshes, logins and logouts. Only one refresh runs at a time across all tabs. */
export const tokenManager = createTokenManager({
  auth: authSession,
  lock,
  logins: loginRows,
  exchange: exchangeInWorker(
    createExchange({ lock, logins: loginRows, send: sendRefresh, readMirror: authSession.readRow }),
  ),
})

globalThis.addEventListener?.('online', tokenManager.forgetFailure)
globalThis.addEventListener?.('click', tokenManager.retryNow, { capture: true })
globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  if (persisted) loginRows.abort()
})
// Another page may have refreshed the token while this page was in the back-forward cache.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) tokenManager.startAgain()
})
