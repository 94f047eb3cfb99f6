import { exchangeInWorker } from '@/api/auth/exchange-in-worker'
import { createSendRefresh } from '@/api/auth/send-refresh'
import { createExchange } from '@/auth/refresh/exchange'
import { createSessionLock } from '@/auth/refresh/lock'
import { createLogins } from '@/auth/refresh/logins'
import { createTokenManager } from '@/auth/session/token-manager'
import { backendLocale } from '@/backend/backend-locale'
import { authSession } from './auth-session-instance'

/** One holder at a time across all tabs and their workers, for any use of a refresh token. */
export const lock = createSessionLock()

/** The rows of the logins, which all tabs share. */
export const loginRows = createLogins(() => globalThis.indexedDB)

/** A refresh in this page, in the locale in use. */
export const sendRefresh = createSendRefresh(backendLocale)

/** Tokens, refresh, login and logout for the calls; one refresh at a time across all tabs. */
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
// While this page was in the back-forward cache another one may have refreshed.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) tokenManager.startAgain()
})
