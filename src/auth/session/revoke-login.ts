import type { RealmName } from '@/lib/realm'
import { rejectOnAbort, type SessionLock } from '@/auth/refresh/lock'
import type { Exchange } from '@/auth/refresh/exchange-once'
import type { RefreshRegistry } from '@/auth/refresh/refresh-registry'
import type { Snapshot } from './stored-session'

/**
 * Milliseconds for the wait for the lock and the exchange together: a new sign-in waits for the lock no longer than
 * this.
 */
const MAX_EXCHANGE = 5_000

type RevokeDependencies = {
  lock: SessionLock
  registry: Pick<RefreshRegistry, 'read'>
  exchange: Exchange
  /** The logout call with this access token. */
  send: (realm: RealmName, accessToken: string) => Promise<void>
  /** Whether the logout call failed because of its access token. */
  isRefused: (error: unknown) => boolean
}

/**
 * Ends a login at the backend. When its access token is refused, the refresh token is exchanged once, and the new pair
 * is used only for this. `cleared` settles when all tabs know that the login has ended. Throws what `send` throws.
 */
export async function revokeLogin(
  dependencies: RevokeDependencies,
  login: Snapshot,
  storageCleared: Promise<unknown>,
): Promise<void> {
  const { send, isRefused } = dependencies
  try {
    await send(login.realm, login.accessToken)
  } catch (error) {
    if (!isRefused(error)) throw error
    // Until then another tab could still send the same refresh token.
    await storageCleared
    const accessToken = await lastAccessToken(dependencies, login).catch(() => undefined)
    if (!accessToken) throw error
    await send(login.realm, accessToken)
  }
}

async function lastAccessToken(
  { lock, registry, exchange }: RevokeDependencies,
  { sid, gen, realm, refreshToken }: Snapshot,
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(MAX_EXCHANGE)
  const run = async () => {
    // Another tab has used this refresh token already.
    if (((await registry.read(sid))?.gen ?? gen) > gen) return undefined
    return (await exchange(realm, refreshToken, signal)).accessToken
  }
  return Promise.race([lock(signal, run), rejectOnAbort(signal)])
}
