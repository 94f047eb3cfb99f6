import { ApiError, InsecurePlainLoginError } from './api-error'
import { hashPassword } from '@/lib/password-hash'

/** Hashes a password with the configured suffix, as every call sends it (behavior 9.2). */
function hashForBackend(password: string): string {
  return hashPassword(password, import.meta.env.VITE_PASSWORD_SUFFIX ?? '')
}

/** The backend still stores the password in its old form (behavior 8.6). */
const HASH_NOT_ACCEPTED = 7001

/** How a call sends its passwords: as hashes, or plain with the mark that says so. */
type PasswordForm = { encode: (password: string) => string; mark: { is_hashed?: 0 } }

/**
 * Sends with hashes and, after error 7001, once more with plain passwords, if VITE_PLAIN_PASSWORD_RETRY allows it for
 * this call. Only a secure connection may carry them (behavior 7.2). Throws what `send` throws, or
 * InsecurePlainLoginError.
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
