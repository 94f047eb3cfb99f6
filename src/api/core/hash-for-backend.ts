import { ApiError, InsecurePlainLoginError } from './api-error'
import { hashPassword } from '@/lib/password-hash'

/** Hashes a password with the configured suffix. Every request with a password uses this hash (behavior 9.2). */
function hashForBackend(password: string): string {
  return hashPassword(password, import.meta.env.VITE_PASSWORD_SUFFIX ?? '')
}

/** Error code that the backend returns if it still stores the password in its old form (behavior 8.6). */
const HASH_NOT_ACCEPTED = 7001

/** How a request sends its passwords: hashed, or plain with `is_hashed: 0`. */
type PasswordForm = { encode: (password: string) => string; mark: { is_hashed?: 0 } }

/**
 * Sends hashed passwords and, after error 7001, plain passwords once if VITE_PLAIN_PASSWORD_RETRY allows it (behavior
 * 7.2). Throws InsecurePlainLoginError instead over an insecure connection.
 */
export async function sendHashedFirst<T>(
  callKind: 'login' | 'other',
  send: (form: PasswordForm) => Promise<T>,
): Promise<T> {
  try {
    return await send({ encode: hashForBackend, mark: {} })
  } catch (error) {
    const isWanted = error instanceof ApiError && error.body.error_code === HASH_NOT_ACCEPTED
    if (!isWanted || !isPlainAllowed(callKind)) throw error
    if (!window.isSecureContext) throw new InsecurePlainLoginError()
    return send({ encode: (password) => password, mark: { is_hashed: 0 } })
  }
}

function isPlainAllowed(callKind: 'login' | 'other'): boolean {
  const allowedKind = import.meta.env.VITE_PLAIN_PASSWORD_RETRY || 'login'
  return allowedKind === 'all' || allowedKind === callKind
}
