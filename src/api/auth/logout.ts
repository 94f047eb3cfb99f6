import { ApiError } from '@/api/core/api-error'
import { auth } from '@/backend/auth'
import { getPath } from '@/backend/endpoint'
import { createPlainHttp } from '@/backend/plain-http'
import { exchange, lock, registry } from '@/api/core/token-manager-instance'
import { exchangeLock, type SessionLock } from '@/auth/refresh/lock'
import { toApiError } from '@/api/core/to-api-error'
import type { RealmName } from '@/lib/realm'
import { revokeLogin } from '@/auth/session/revoke-login'
import type { Snapshot } from '@/auth/session/stored-session'

/** Milliseconds. The person is signed out already and need not wait for the call. */
const TIMEOUT = 5_000

/**
 * Ends a login at the backend, at once (behavior 4.8). `cleared` settles when all tabs know that it has ended.
 * Throws ApiError.
 */
export function logout(login: Snapshot, storageCleared: Promise<unknown>): Promise<void> {
  // The worker may still be sending the token for a page that is gone.
  const bothLocks: SessionLock = (signal, work) =>
    lock(signal, () => exchangeLock(login.sid)(signal, work))
  return revokeLogin(
    { lock: bothLocks, registry, exchange, send, isRefused },
    login,
    storageCleared,
  )
}

async function send(realm: RealmName, accessToken: string): Promise<void> {
  const path = getPath(auth.signOut, realm)
  try {
    await createPlainHttp(realm)
      .get(path, {
        headers: { authorization: `Bearer ${accessToken}` },
        timeout: TIMEOUT,
        // The call continues when the page is closed or left.
        keepalive: true,
      })
      .text()
  } catch (error) {
    throw toApiError(error, path)
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}
