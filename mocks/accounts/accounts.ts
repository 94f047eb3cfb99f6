import type { RealmName } from '@/auth/realm'
import type { Database } from '@mocks/db'
import { personaByEmail, personaOf, type Persona } from '@mocks/personas'

/** Somebody's account: one made by the sign-up, or a persona's as it is now. */
export function accountOf(db: Database, sub: string): Persona | undefined {
  return db.accounts.get(sub) ?? personaOf(sub)
}

export function accountByEmail(
  db: Database,
  realm: RealmName,
  email: string,
): [string, Persona] | undefined {
  const wanted = email.trim().toLowerCase()
  for (const [sub, account] of db.accounts)
    if (account.realm === realm && account.email === wanted) return [sub, account]
  return personaByEmail(realm, email)
}

/** A client with an organization of its own and nothing in it. */
export function openAccount(db: Database, email: string, passwordHash: string): [string, Persona] {
  const sub = `signup-${crypto.randomUUID().slice(0, 8)}`
  const account: Persona = {
    email: email.toLowerCase(),
    // Its hash is among the passwords that were chosen.
    password: '',
    name: '',
    about: 'Made by the sign-up.',
    realm: 'client',
    account_type: 'email',
    is_initialized: false,
    organization_id: String(9000 + db.accounts.size),
  }
  db.accounts.set(sub, account)
  db.passwords.set(sub, passwordHash)
  return [sub, account]
}
