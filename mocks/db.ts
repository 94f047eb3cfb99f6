import type { Organization } from '@/api/organizations/schema'
import type { DetailsRequest } from '@/api/signup/schema'
import { bundleSeeds, type BundleSeed } from '@mocks/seeds/bundles'
import { currentAnchor } from '@mocks/seeds/calendar'
import { seedOrganizations } from '@mocks/seeds/organizations'
import type { Conditions } from './conditions'
import type { Fault } from './faults'
import { seedLinks, type Link } from './accounts/links'
import type { Mail } from './accounts/mail'
import type { Persona } from './personas'
import type { PendingAccount } from './accounts/signups'
import { savedDetails } from './accounts/user-details'

export type LogEntry = {
  method: string
  path: string
  /** 0: the connection was dropped. */
  status: number
  /** Short name of the token that was sent: the bearer, or the refresh token of a refresh call. */
  auth: string | null
  at: string
  search: string
}

/** What changes while the mock runs. Sessions and transactions do not: they are made from seeds. */
export type Database = {
  organizations: Map<string, Organization>
  bundles: Map<string, BundleSeed>
  /** The refresh that is next, per login. A login it does not know was made before a restart. */
  nextRefresh: Map<string, number>
  revoked: Set<string>
  /** Access tokens up to this moment count as expired. */
  expiredUntil: number
  /** The hashes of the passwords that were chosen since, per persona. */
  passwords: Map<string, string>
  /** By token. */
  links: Map<string, Link>
  /** Personas whose e-mail has been confirmed since. */
  verified: Set<string>
  /** When each e-mail address was tried with a wrong password. */
  wrongTries: Map<string, number[]>
  faults: Fault[]
  /** The faults of the cookie, and the cookie they were read from. */
  cookieFaults: { raw: string; faults: Fault[] }
  conditions: Conditions
  /** How many calls chaos has judged. */
  chaosDraws: number
  log: LogEntry[]
  mail: Mail[]
  /** Made by the sign-up, or completed by it. */
  accounts: Map<string, Persona>
  /** What the accounts have told of themselves. */
  details: Map<string, DetailsRequest>
  /** By token; a sign-up can have several. */
  signups: Map<string, PendingAccount>
  /** Milliseconds that one-time codes are ahead of the clock. */
  clockAhead: number
}

const databases = new Map<string, Database>()

/** Each name has its own state, so that tests run side by side. */
export function database(name = 'default'): Database {
  const known = databases.get(name)
  if (known) return known
  const made = createDatabase()
  databases.set(name, made)
  return made
}

/** Puts a database back to its seeds. Logins survive: their tokens describe themselves. */
export function resetDatabase(name = 'default'): void {
  databases.delete(name)
}

function createDatabase(): Database {
  const organizations = seedOrganizations(currentAnchor().today).map((organization) => ({
    ...organization,
    bundles_count: bundleSeeds.filter(({ organizationId }) => organizationId === organization.id)
      .length,
  }))
  return {
    organizations: new Map(organizations.map((organization) => [organization.id, organization])),
    bundles: new Map(bundleSeeds.map((bundle) => [bundle.id, bundle])),
    nextRefresh: new Map(),
    revoked: new Set(),
    expiredUntil: 0,
    passwords: new Map(),
    links: new Map(seedLinks(Date.now())),
    verified: new Set(),
    wrongTries: new Map(),
    faults: [],
    cookieFaults: { raw: '', faults: [] },
    conditions: { latency: null, chaos: null },
    chaosDraws: 0,
    log: [],
    mail: [],
    accounts: new Map(),
    details: new Map(savedDetails),
    signups: new Map(),
    clockAhead: 0,
  }
}

export function bundlesOf(db: Database, organizationId: string | undefined): BundleSeed[] {
  return [...db.bundles.values()].filter((bundle) => bundle.organizationId === organizationId)
}
