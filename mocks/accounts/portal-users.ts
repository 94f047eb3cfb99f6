import type { PasswordLink, UserListInput } from '@/backend/users'
import type { Database } from '@mocks/db'
import { personas, type Persona } from '@mocks/personas'
import { currentAnchor, DAY } from '@mocks/seeds/calendar'
import { hash } from '@mocks/seeds/random'
import { seededUsers } from '@mocks/seeds/users'
import { lazyText, type Language } from '@mocks/texts/lazy-text'
import { findAccount } from './accounts'
import { createLink } from './links'
import { sendMail } from './mail'

type PortalUser = UserListInput['users'][number]

/** Returns all client accounts, newest first. */
export function portalUsers(db: Database): [sub: string, account: Persona][] {
  const subs = new Set([
    ...[...db.accounts.keys()].toReversed().filter((sub) => !Object.hasOwn(personas, sub)),
    ...Object.keys(personas),
    ...seededUsers.keys(),
  ])
  return [...subs].flatMap((sub): [string, Persona][] => {
    const account = findAccount(db, sub)
    return account?.realm === 'client' ? [[sub, account]] : []
  })
}

/** Converts an account to its row in the administrators' user list. */
export function toPortalUser(db: Database, sub: string, account: Persona): PortalUser {
  const organization = db.organizations.get(account.organization_id ?? '')
  return {
    id: sub,
    name: account.name || null,
    email: account.email,
    organization: organization && { id: organization.id, name: organization.name },
    account_type: account.account_type,
    is_initialized: isInitialized(db, sub, account),
    is_active: organization?.is_active ?? true,
    last_login_at: lastLogin(db, sub, account),
    // A new password unlocks the account.
    locked: account.locked === true && !db.passwords.has(sub),
  }
}

/** Whether the account is initialized. An account that signs in with a password also needs a first password. */
export function isInitialized(db: Database, sub: string, account: Persona): boolean {
  const needsPassword = account.account_type === 'email'
  const hasPassword = account.password !== '' || db.passwords.has(sub)
  return account.is_initialized === true && (hasPassword || !needsPassword)
}

function lastLogin(db: Database, sub: string, account: Persona): string | null {
  const now = db.signIns.get(sub)
  if (now !== undefined) return new Date(now).toISOString()
  if (db.accounts.has(sub) || !isInitialized(db, sub, account)) return null
  const row = [...sub].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0)
  return new Date(currentAnchor().now - (hash(113, row) % (60 * 24)) * (DAY / 24)).toISOString()
}

/** Emails a password link and expires the account's earlier links of the same kind. */
export function mailPasswordLink(
  db: Database,
  link: PasswordLink,
  sub: string,
  to: string,
  lang: Language,
): void {
  const kind = link === 'reset' ? 'reset' : 'initialize'
  for (const earlier of db.links.values())
    if (earlier.kind === kind && earlier.sub === sub) earlier.expires = 0
  const token = createLink(db, kind, sub)
  sendMail(db, lang, {
    to,
    subject: lazyText((t) => (link === 'reset' ? t.resetSubject : t.firstPasswordSubject)),
    link:
      link === 'reset'
        ? `/auth/reset-password?token=${token}`
        : `/auth/initialize-password/${token}`,
  })
}
