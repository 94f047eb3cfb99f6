import * as v from 'valibot'
import type { RealmName } from '@/lib/realm'
import type { LiveRow } from '@/auth/refresh/logins'
import type { SafeStorage } from '@/lib/safe-storage'
import { StorageFullError } from './session-errors'

/** Login fields that a request needs, read together. */
export type Snapshot = {
  sid: string
  /** How many times this login has been refreshed. */
  gen: number
  accessToken: string
  refreshToken: string
  realm: RealmName
  /** Sign-in or last refresh, in milliseconds since 1970. NaN if missing or unreadable, so the tokens count as old. */
  loginTime: number
}

export type BundleRef = { id: string; name: string }

/** Data from a login response, in one form for both realms. */
export type LoginFacts = {
  name: string
  accessToken: string
  refreshToken: string
  accountType?: string
  isInitialized: boolean
  bundles: BundleRef[]
  permissions: string[]
}

/** Who is signed in. Use it only for menus (behavior 3.1), because anybody can edit local storage. */
export type AuthProfile = {
  name: string
  accountType: string
  isInitialized: boolean
  bundles: BundleRef[]
  permissions: string[]
}

/** Keys in removal order. The tokens come first, so a page that sees a partial removal can't adopt them as a login. */
const SESSION_KEYS = [
  'access_token',
  'refresh_token',
  'session_rev',
  'USERNAME',
  'ACCOUNT_TYPE',
  'isInitialized',
  'isAdmin',
  'BUNDLES',
  'permissions',
  'LOGIN_TIME',
  'showingSessions',
  'last_picked',
  'export_list',
]

/**
 * Milliseconds after LOGIN_TIME at which a refresh is due (behavior 9.1).
 * @internal Exported for its test.
 */
export const REFRESH_AFTER = 600_000

const MAX_JSON_LENGTH = 200_000
const bundlesSchema = v.array(
  v.object({
    id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
    name: v.string(),
  }),
)
const permissionsSchema = v.array(v.string())

/** Returns the current login, or null if any part is missing. A half-written login does not count. */
export function readSnapshot(storage: Pick<SafeStorage, 'get'>): Snapshot | null {
  const rev = parseRev(storage.get('session_rev'))
  const accessToken = storage.get('access_token')
  const refreshToken = storage.get('refresh_token')
  const isAdmin = storage.get('isAdmin')
  // A late write may restore a cleared login's tokens, but not its realm.
  if (!rev || !accessToken || !refreshToken || isAdmin === null) return null
  return {
    ...rev,
    accessToken,
    refreshToken,
    realm: isAdmin === 'true' ? 'admin' : 'client',
    loginTime: parseTime(storage.get('LOGIN_TIME')),
  }
}

/**
 * Adopts tokens that a tester or an integration has stored, because both tokens are enough for a login
 * (docs/behavior.md 3.1). Tabs that start at the same time derive the same sid.
 */
export function adoptTokens(storage: SafeStorage): void {
  const refreshToken = storage.get('refresh_token')
  const isForeign =
    storage.get('session_rev') === null && refreshToken && storage.get('access_token')
  if (!isForeign) return
  try {
    if (storage.get('isAdmin') === null) storage.set('isAdmin', 'false')
    storage.set('session_rev', `${digest(refreshToken)}.0`)
  } catch {
    // The storage is full, so the tokens can't be used.
  }
}

/** Returns a 64-bit FNV-1a hash in hexadecimal. The hash isn't secure, but tabs only compare it. */
function digest(text: string): string {
  let hash = 0xcb_f2_9c_e4_84_22_23_25n
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x1_00_00_00_01_b3n)
  return hash.toString(16).padStart(16, '0')
}

/** Discards a pair that exists only in this tab if local storage contains another login or no login. */
export function dropOutdatedPair(storage: SafeStorage): void {
  const rev = parseRev(storage.get('session_rev'))
  if (rev && parseRev(storage.getStored('session_rev'))?.sid !== rev.sid) storage.dropMemory()
}

export function readProfile(storage: SafeStorage): AuthProfile {
  return {
    name: storage.get('USERNAME') ?? '',
    accountType: storage.get('ACCOUNT_TYPE') ?? '',
    isInitialized: readInitialized(storage),
    bundles: parseJson(storage.get('BUNDLES'), bundlesSchema),
    permissions: parseJson(storage.get('permissions'), permissionsSchema),
  }
}

/** Whether a client has completed the sign-up. True by default, because an adopted login may lack the key. */
export function readInitialized(storage: Pick<SafeStorage, 'get'>): boolean {
  return (storage.get('isInitialized') ?? 'true') === 'true'
}

/** Writes a login, all or nothing. If the browser rejects one key, removes all keys and throws StorageFullError. */
export function writeLogin(
  storage: SafeStorage,
  realm: RealmName,
  sid: string,
  facts: LoginFacts,
  now: number,
): void {
  clearStoredLogin(storage)
  try {
    storage.set('USERNAME', facts.name)
    storage.set('ACCOUNT_TYPE', facts.accountType ?? '')
    storage.set('isInitialized', String(facts.isInitialized))
    storage.set('isAdmin', String(realm === 'admin'))
    storage.set('BUNDLES', JSON.stringify(facts.bundles))
    storage.set('permissions', JSON.stringify(facts.permissions))
    storage.set('LOGIN_TIME', String(now))
    storage.set('refresh_token', facts.refreshToken)
    storage.set('access_token', facts.accessToken)
    storage.set('session_rev', `${sid}.0`)
  } catch (cause) {
    clearStoredLogin(storage)
    throw new StorageFullError(cause)
  }
}

/** Mirrors refreshed tokens, session_rev last. If the browser rejects them, keeps them in memory and returns false. */
export function storeTokens(storage: SafeStorage, sid: string, row: LiveRow): boolean {
  const entries: [string, string][] = [
    ['refresh_token', row.refreshToken],
    ['LOGIN_TIME', String(row.loginTime)],
    ...(row.accountType ? [['ACCOUNT_TYPE', row.accountType] satisfies [string, string]] : []),
    ['access_token', row.accessToken],
    ['session_rev', `${sid}.${row.gen}`],
  ]
  try {
    for (const [key, value] of entries) storage.set(key, value)
    return true
  } catch {
    for (const [key, value] of entries) storage.keepInMemory(key, value)
    return false
  }
}

/** Removes the stored login. `isUnseen` also removes values that this tab does not see yet. */
export function clearStoredLogin(storage: SafeStorage, isUnseen = false): void {
  for (const key of SESSION_KEYS) {
    if (isUnseen) storage.removeUnseen(key)
    else storage.remove(key)
  }
}

/** Stores the IDs and names of the client's bundles. */
export function storeBundles(storage: SafeStorage, bundles: BundleRef[]): void {
  try {
    storage.set('BUNDLES', JSON.stringify(bundles.map(({ id, name }) => ({ id, name }))))
  } catch {
    // If the storage is full, the old bundles stay.
  }
}

function parseRev(text: string | null): { sid: string; gen: number } | null {
  const rev = /^([\w-]{8,64})\.(\d{1,9})$/.exec(text ?? '')
  return rev?.[1] && rev[2] ? { sid: rev[1], gen: Number(rev[2]) } : null
}

/** Whether a refresh is due (behavior 9.1). A missing, unreadable or future time counts as old. */
export function isOutdated(loginTime: number, now: number): boolean {
  const age = now - loginTime
  return !(age >= 0 && age < REFRESH_AFTER)
}

/** Whether the user last opened a bundle's sessions rather than its transactions (behavior 3.4). */
export function readShowsSessions(storage: Pick<SafeStorage, 'get'>): boolean {
  return (storage.get('showingSessions') ?? 'true') === 'true'
}

function parseTime(text: string | null): number {
  return text && /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
}

function parseJson<T>(text: string | null, schema: v.GenericSchema<unknown, T[]>): T[] {
  if (!text || text.length > MAX_JSON_LENGTH) return []
  try {
    const result = v.safeParse(schema, JSON.parse(text))
    return result.success ? result.output : []
  } catch {
    return []
  }
}
