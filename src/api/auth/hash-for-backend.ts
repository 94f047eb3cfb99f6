import { hashPassword } from '@/auth/password-hash'

/** Hashes a password with the configured suffix, as every call sends it (behaviour 9.2). */
export function hashForBackend(password: string): string {
  return hashPassword(password, import.meta.env.VITE_PASSWORD_SUFFIX ?? '')
}
