import { ApiError } from '@/api/core/api-error'
import { lock, loginRows, sendRefresh } from '@/api/core/token-manager-instance'
import { toApiError } from '@/api/core/to-api-error'
import { rejectOnAbort } from '@/auth/refresh/lock'
import type { Snapshot } from '@/auth/session/stored-session'
import { auth } from '@/backend/auth'
import { backendLocale } from '@/backend/backend-locale'
import { createPlainHttp } from '@/backend/plain-http'
import { translate } from '@/backend/translate'
import type { RealmName } from '@/lib/realm'

/** Timeout for each request, in milliseconds. The user is already signed out and doesn't wait for the requests. */
const TIMEOUT = 5_000

/**
 * Ends a login at the backend (behavior 4.8), or throws ApiError. If the backend rejects the access token, exchanges
 * the refresh token once, only for this logout.
 */
export async function logout(login: Snapshot, rowEnded: Promise<unknown>): Promise<void> {
  try {
    await send(login.realm, login.accessToken)
  } catch (error) {
    if (!isRefused(error)) throw error
    // Until then, another tab could still send the same refresh token.
    await rowEnded
    const accessToken = await exchangeLast(login).catch(() => undefined)
    if (!accessToken) throw error
    await send(login.realm, accessToken)
  }
}

async function exchangeLast(login: Snapshot): Promise<string | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT)
  const exchange = async () => {
    const row = await loginRows.get(login.sid).catch(() => undefined)
    // Another tab has already used this refresh token.
    if (row && row.gen > login.gen) return undefined
    const answer = await sendRefresh(login, signal)
    return answer.type === 'tokens' ? answer.accessToken : undefined
  }
  return Promise.race([lock(signal, exchange), rejectOnAbort(signal)])
}

async function send(realm: RealmName, accessToken: string): Promise<void> {
  const { name, path, options } = translate(auth.signOut, realm, { lang: backendLocale() })
  try {
    await createPlainHttp(realm)(path, {
      ...options,
      headers: { authorization: `Bearer ${accessToken}` },
      timeout: TIMEOUT,
      // The request continues when the user closes or leaves the page.
      keepalive: true,
    }).text()
  } catch (error) {
    throw toApiError(error, name)
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}
