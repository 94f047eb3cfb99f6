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
  /** 0: the connection was dropped. */
  status: number
  /** Short name of the token that was sent: the bearer, or the refresh token of a refresh call. */
  auth: string | null
  at: string
  search: string
  /** A small JSON body, with secrets masked. */
  body?: unknown
}

/** An email that would have been sent. It can be read in the panel and in the server's console. */
export type Mail = {
  at: string
  to: string
  subject: string
  /** A one-time code. */
  code?: string
  /** A path of the portal. */
  link?: string
}

/** A sign-up that has no account yet. Times in milliseconds. */
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

/** A sanction list that uploads have made or changed. Time in milliseconds. */
export type UploadedList = {
  organizationId: string
  name: string
  records: Map<string, SanctionRecord>
  at: number
}

/** An access token of the service API. Times in milliseconds. */
export type ServiceToken = {
  issuedAt: number
  expiresAt: number
  /** How often each service was called with it. */
  calls: Map<string, number>
}

/** A call of the service API that has been answered. */
export type ServiceTransaction = {
  /** As plans name it. */
  service: string
  passed: boolean
  time: string
  errorCode?: number
  result?: Record<string, unknown>
  /** In base64, by the field they were sent in. */
  images?: Record<string, string>
  /** The one-time code that the call sent. Time in milliseconds. */
  code?: { address: string; expiresAt: number; works: boolean }
}

/** The data that changes while the mock runs. Sessions and transactions are computed from seeds and never change. */
export type Database = {
  organizations: Map<string, OrganizationRecord>
  bundles: Map<string, BundleSeed>
  /** The sequence number of the next refresh, by auth session. An unknown one was started before a restart. */
  nextRefreshes: Map<string, number>
  /** The ids of auth sessions that have ended. */
  endedSids: Set<string>
  /** Access tokens issued up to this moment count as expired. */
  tokensExpiredUntil: number
  /** Hashes of changed passwords, by account. */
  passwords: Map<string, string>
  /** By token. */
  links: Map<string, Link>
  /** Accounts that confirmed their email since the last reset. */
  verifiedSubs: Set<string>
  /** When a wrong password was entered, by realm and email. */
  wrongPasswordTimes: Map<string, number[]>
  /** When an account last signed in, in milliseconds. */
  signIns: Map<string, number>
  faults: Fault[]
  /** The faults of the cookie, and the cookie they were read from. */
  cookieFaults: { raw: string; faults: Fault[] }
  conditions: Conditions
  /** How many calls chaos has drawn for. */
  chaosDraws: number
  log: LogEntry[]
  mail: Mail[]
  /** Created or completed by a sign-up, or created with their client. */
  accounts: Map<string, Persona>
  /** The answers to the questions of the sign-up, by account. */
  details: Map<string, DetailsRequest>
  /** By token. One sign-up can have several tokens. */
  signups: Map<string, StoredSignup>
  /** The searches in sanction lists so far: their number is limited. */
  sanctionSearches: number
  /** How many milliseconds the clock of one-time codes is ahead. */
  clockOffset: number
  /** Uploads of sanction lists, the oldest first. */
  listUploads: { organizationId: string; at: number; result: ListUploadInput }[]
  /** By organization and name. */
  uploadedLists: Map<string, UploadedList>
  serviceTokens: Map<string, ServiceToken>
  /** By id, the oldest first. */
  serviceTransactions: Map<string, ServiceTransaction>
}

const databases = new Map<string, Database>()

/** Each name has its own state, so that tests can run in parallel. */
export function database(name = 'default'): Database {
  const existing = databases.get(name)
  if (existing) return existing
  const newDatabase = createDatabase()
  databases.set(name, newDatabase)
  return newDatabase
}

/** Resets a database to its seeds. Users stay signed in, because tokens carry their own claims. */
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
