import ky, { type KyInstance } from 'ky'
import { realms, type RealmName } from '@/auth/realm'
import { noteBackend } from './backend-kind'

/** Milliseconds for one call, its body included (specification section 9). */
const CALL_TIMEOUT = 60_000

/**
 * A client without the session hooks, for login, refresh and logout. `limit: 1` with no methods: ky never
 * retries by itself, and the one forced replay of the session hook stays possible.
 */
export function createPlainHttp(realm: RealmName): KyInstance {
  return ky.create({
    prefix: `${location.origin}/${realms[realm].backend}/`,
    timeout: CALL_TIMEOUT,
    credentials: 'include',
    retry: { limit: 1, methods: [] },
    hooks: { afterResponse: [({ response }) => noteBackend(response)] },
  })
}
