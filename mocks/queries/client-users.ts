import type { OrganizationDetailsResponse } from '@/api/organizations/schema'
import type { Database } from '@mocks/db'
import { personas, type Persona } from '@mocks/personas'
import { currentAnchor } from '@mocks/seeds/calendar'
import { hash } from '@mocks/seeds/random'

type ClientUsers = OrganizationDetailsResponse['users']
const HOUR = 3_600_000

/** The portal users of a client: the personas, and the accounts that were created since the last reset. */
export function usersOf(db: Database, organizationId: string): ClientUsers {
  const accounts = new Map<string, Persona>([...Object.entries(personas), ...db.accounts])
  return [...accounts]
    .filter(([, account]) => account.organization_id === organizationId)
    .map(([sub, account], index) => {
      const hasPassword =
        account.password !== '' || db.passwords.has(sub) || account.account_type !== 'email'
      const isInitialized = hasPassword && account.is_initialized === true
      const last = currentAnchor().now - (2 + (hash(97, index) % 900)) * HOUR
      return {
        id: sub,
        name: account.name,
        email: account.email,
        account_type: account.account_type,
        is_initialized: isInitialized,
        is_active: true,
        last_login_at: isInitialized ? new Date(last).toISOString() : null,
        locked: account.locked === true && !db.passwords.has(sub),
      }
    })
}
