import { hashPassword } from '@/auth/password-hash'
import type { Database } from '@mocks/db'
import { personaOf } from '@mocks/personas'
import { settings } from '@mocks/settings'

/** Whether this is the hash of the password that a persona has now: the seeded one, or the last it chose. */
export function hasPassword(db: Database, sub: string, hash: string): boolean {
  const seeded = personaOf(sub)?.password
  const current = db.passwords.get(sub) ?? (seeded && hashPassword(seeded, settings.passwordSuffix))
  return hash === current
}
