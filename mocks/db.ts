import type { ListUploadInput } from '@/backend/sanction-lists'
import type { DetailsRequest } from '@/backend/signup'
import { seedDetails, seedLinks, type Link } from '@mocks/seeds/accounts'
import { bundleSeeds, type BundleSeed } from '@mocks/seeds/bundles'
import { currentAnchor } from '@mocks/seeds/calendar'
import { seedOrganizations, type OrganizationRecord } from '@mocks/seeds/organizations'
import type { SanctionRecord } from '@mocks/seeds/sanction-records'
import type { Conditions, Fault } from './faults'
import type { Persona } from './personas'

export type LogEntry = {
  method: string
  path: string
  /** 0 if the connection was dropped. */
  status: number
  /** Short name of the request's bearer token, or of a refresh request's refresh token. */
  auth: string | null
  at: string
  search: string
  /** A small JSON body, with secrets masked. */
  body?: unknown
}

/** An email that a real backend would send. The panel and the server's console show it. */
export type Mail = {
  at: string
  to: string
  subject: string
  /** A one-time code. */
  code?: string
  /** A portal path. */
  link?: string
}

/** A pending sign-up, without an account. Times are in milliseconds. */
export type StoredSignup = {
  email: string
  startedAt: number
  code: string
  codeExpiresAt: number
  trialsRemaining: number
  codesSent: number
  resendAllowedAt: number
  verified: boolean
}

/** A sanction list that was created or changed by uploads. `at` is in milliseconds. */
export type UploadedList = {
  organizationId: string
  name: string
  records: Map<string, SanctionRecord>
  at: number
}

/** An access token of the service API. Times are in milliseconds. */
export type ServiceToken = {
  issuedAt: number
  expiresAt: number
  /** Number of calls with this token, keyed by service. */
  calls: Map<string, number>
}

/** A completed service API call. */
export type ServiceTransaction = {
  /** The service's name as used in bundles. */
  service: string
  passed: boolean
  time: string
  errorCode?: number
  result?: Record<string, unknown>
  /** Base64 images, keyed by the field they were sent in. */
  images?: Record<string, string>
  /** The one-time code that the call sent. `expiresAt` is in milliseconds. */
  code?: { address: string; expiresAt: number; works: boolean }
}

/** The data that changes while the mock runs. Sessions and transactions are computed from seeds and never change. */
export type Database = {
  organizations: Map<string, OrganizationRecord>
  bundles: Map<string, BundleSeed>
  /**
   * Sequence number of the next refresh, keyed by auth session. A missing entry means that the auth session started
   * before a restart.
   */
  nextRefreshes: Map<string, number>
  /** IDs of ended auth sessions. */
  endedSids: Set<string>
  /** Access tokens issued up to this moment count as expired. */
  tokensExpiredUntil: number
  /** Hashes of changed passwords, keyed by account. */
  passwords: Map<string, string>
  /** Keyed by token. */
  links: Map<string, Link>
  /** Accounts that confirmed their email since the last reset. */
  verifiedSubs: Set<string>
  /** Times of wrong passwords, keyed by realm and email. */
  wrongPasswordTimes: Map<string, number[]>
  /** Time of an account's last sign-in, in milliseconds. */
  signIns: Map<string, number>
  faults: Fault[]
  /** The fault cookie's remaining faults, and its raw value to detect changes. */
  cookieFaults: { raw: string; faults: Fault[] }
  conditions: Conditions
  /** Number of random draws by chaos so far, one per request. */
  chaosDraws: number
  log: LogEntry[]
  mail: Mail[]
  /** Accounts that a sign-up created or completed, or that were created with their client. */
  accounts: Map<string, Persona>
  /** Sign-up details, keyed by account. */
  details: Map<string, DetailsRequest>
  /** Keyed by token. One sign-up can have several tokens. */
  signups: Map<string, StoredSignup>
  /** Number of sanction searches so far, counted because the mock limits them. */
  sanctionSearches: number
  /** Offset of the clock for sign-ups and one-time codes, in milliseconds. */
  clockOffset: number
  /** Sanction list uploads, oldest first. */
  listUploads: { organizationId: string; at: number; result: ListUploadInput }[]
  /** Keyed by organization and name. */
  uploadedLists: Map<string, UploadedList>
  serviceTokens: Map<string, ServiceToken>
  /** Keyed by ID, oldest first. */
  serviceTransactions: Map<string, ServiceTransaction>
}

const databases = new Map<string, Database>()

/** Returns the named database. Each name has its own state, so tests can run in parallel. */
export function database(name = 'default'): Database {
  const existing = databases.get(name)
  if (existing) return existing
  const newDatabase = createDatabase()
  databases.set(name, newDatabase)
  return newDatabase
}

/** Resets a database to its seeds. Users stay signed in, because tokens contain their own claims. */
export function resetDatabase(name = 'default'): void {
  databases.delete(name)
}

function createDatabase(): Database {
  const organizations = seedOrganizations(currentAnchor().today)
  return {
    organizations: new Map(organizations.map((organization) => [organization.id, organization])),
    bundles: new Map(bundleSeeds.map((bundle) => [bundle.id, bundle])),
    nextRefreshes: new Map(),
    endedSids: new Set(),
    tokensExpiredUntil: 0,
    passwords: new Map(),
    links: new Map(seedLinks(Date.now())),
    verifiedSubs: new Set(),
    wrongPasswordTimes: new Map(),
    signIns: new Map(),
    faults: [],
    cookieFaults: { raw: '', faults: [] },
    conditions: { latency: null, chaos: null },
    chaosDraws: 0,
    log: [],
    mail: [],
    accounts: new Map(),
    details: new Map(seedDetails),
    signups: new Map(),
    sanctionSearches: 0,
    clockOffset: 0,
    listUploads: [],
    uploadedLists: new Map(),
    serviceTokens: new Map(),
    serviceTransactions: new Map(),
  }
}

export function listClientBundles(db: Database, organizationId: string | undefined): BundleSeed[] {
  return [...db.bundles.values()].filter((bundle) => bundle.organizationId === organizationId)
}
