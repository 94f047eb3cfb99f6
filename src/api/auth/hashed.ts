import { hashPassword } from '@/auth/password-hash'

/** A password as every call sends it (specification section 9). */
export function hashed(password: string): string {
  return hashPassword(password, import.meta.env.VITE_PASSWORD_SUFFIX ?? '')
}
