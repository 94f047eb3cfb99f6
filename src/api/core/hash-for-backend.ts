import { ApiError, InsecurePlainLoginError } from './api-error'
import { hashPassword } from '@/lib/password-hash'

/** Hashes a password with the configured suffix, as every call sends it (behavior 9.2). */
export function hashForBackend(password: string): string {
  return hashPassword(password, import.meta.env.VITE_PASSWORD_SUFFIX ?? '')
}

/** The backend still stores the password in its old form (behavior 8.6). */
const HASH_NOT_ACCEPTED = 7001

/** How a call sends its passwords: as hashes, or plain with the mark that says so. */
type PasswordForm = { encode: (password: string) => string; mark: { is_hashed?: 0 } }

/**
 * Sends with hashes and, after error 7001, once more with plain passwords, which only a secure connection may carry
 * (behavior 7.2). Throws what `send` throws, or InsecurePlainLoginError.
 */
export async function sendHashedFirst<T>(send: (form: PasswordForm) => Promise<T>): Promise<T> {
  try {
    return await send({ encode: hashForBackend, mark: {} })
  } catch (error) {
    if (!(error instanceof ApiError) || error.body.error_code !== HASH_NOT_ACCEPTED) throw error
    if (!window.isSecureContext) throw new InsecurePlainLoginError()
    return send({ encode: (password) => password, mark: { is_hashed: 0 } })
  }
}
