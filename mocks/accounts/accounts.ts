import { hashPassword } from '@/lib/password-hash'
import type { RealmName } from '@/lib/realm'
import type { Database } from '@mocks/db'
import { personaAccounts, type Persona } from '@mocks/personas'
import type { OrganizationRecord } from '@mocks/seeds/organizations'
import { seededUsers } from '@mocks/seeds/users'
import { settings } from '@mocks/settings'
import { lazyText, type Language } from '@mocks/texts/lazy-text'
import { createLink } from './links'
import { sendMail } from './mail'

/** Returns the account for a token's subject. A stored account takes precedence over a seeded account. */
export function findAccount(db: Database, sub: string): Persona | undefined {
  return db.accounts.get(sub) ?? seededAccount(sub)
}

function seededAccount(sub: string): Persona | undefined {
  return personaAccounts.get(sub) ?? seededUsers.get(sub)
}

export function accountByEmail(
  db: Database,
  realm: RealmName,
  email: string,
): [sub: string, Persona] | undefined {
  const normalizedEmail = email.trim().toLowerCase()
  const isWanted = ([, account]: [string, Persona]) =>
    account.realm === realm && account.email === normalizedEmail
  return (
    [...db.accounts].find(isWanted) ??
    [...personaAccounts].find(isWanted) ??
    [...seededUsers].find(isWanted)
  )
}

/** Creates a client account with an empty organization. */
export function createAccount(
  db: Database,
  email: string,
  passwordHash: string,
): [sub: string, Persona] {
  const sub = `signup-${crypto.randomUUID().slice(0, 8)}`
  const account: Persona = {
    email: email.toLowerCase(),
    // The mock stores only the hash, in `db.passwords`.
    password: '',
    name: '',
    about: 'Created by the sign-up.',
    realm: 'client',
    account_type: 'email',
    is_initialized: false,
    organization_id: String(9000 + db.accounts.size),
  }
  db.accounts.set(sub, account)
  db.passwords.set(sub, passwordHash)
  return [sub, account]
}

/**
 * Creates the first portal user of a client that an administrator created, and emails a link for choosing a password.
 * The sign-up skips steps that the client's data already answers, but always includes the role step.
 */
export function createFirstUser(
  db: Database,
  organization: OrganizationRecord,
  { email, name }: { email: string; name: string },
  lang: Language,
): string {
  const sub = `invited-${crypto.randomUUID().slice(0, 8)}`
  const account: Persona = {
    email: email.toLowerCase(),
    password: '',
    name,
    about: 'Created together with a client.',
    realm: 'client',
    account_type: 'email',
    is_initialized: false,
    organization_id: organization.id,
  }
  const [first_name = '', ...others] = name.split(/\s+/)
  const { phone_number, industry, website } = organization
  db.accounts.set(sub, account)
  db.details.set(sub, {
    ...(name ? { first_name, last_name: others.join(' '), display_name: name } : {}),
    ...(phone_number ? { phone_number } : {}),
    ...(industry ? { industry } : {}),
    ...(website ? { company_website: website } : {}),
    company_name: organization.name,
  })
  const link = `/auth/initialize-password/${createLink(db, 'initialize', sub)}`
  sendMail(db, lang, { to: account.email, subject: lazyText((t) => t.firstPasswordSubject), link })
  return sub
}

/** Whether `hash` belongs to the account's current password. The seeded password applies until the user changes it. */
export function hasPassword(db: Database, sub: string, hash: string): boolean {
  const seededPassword = seededAccount(sub)?.password
  const current =
    db.passwords.get(sub) ??
    (seededPassword && hashPassword(seededPassword, settings.passwordSuffix))
  return hash === current
}
