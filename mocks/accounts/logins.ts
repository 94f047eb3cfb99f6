import type { RealmName } from '@/auth/realm'
import type { Database } from '@mocks/db'
import { readToken, writeToken, type Claims } from './tokens'

const ACCESS_LIFE = 15 * 60_000
const REFRESH_LIFE = 7 * 86_400_000

export type Pair = { access_token: string; refresh_token: string }

let lastTick = 0
/** Milliseconds that never repeat: what is made after an expiry is never caught by it. */
function tick(): number {
  lastTick = Math.max(lastTick + 1, Date.now())
  return lastTick
}

export function openLogin(db: Database, sub: string, realm: RealmName): Pair {
  const sid = crypto.randomUUID().replaceAll('-', '')
  db.nextRefresh.set(sid, 0)
  return pairOf({ sub, realm, sid, seq: 0 })
}

/** A new pair for a refresh token that was never used. A second use of one ends the login. */
export function rotate(
  db: Database,
  realm: RealmName,
  token: string,
): (Pair & { sub: string }) | undefined {
  const claims = readToken(token)
  if (claims?.use !== 'refresh' || claims.realm !== realm || claims.exp <= Date.now())
    return undefined
  const { sid, seq, sub } = claims
  if (db.revoked.has(sid)) return undefined
  // Unknown, or ahead: the login is older than this database.
  const next = Math.max(db.nextRefresh.get(sid) ?? seq, 0)
  if (seq < next) {
    db.revoked.add(sid)
    return undefined
  }
  db.nextRefresh.set(sid, seq + 1)
  return { ...pairOf({ sub, realm, sid, seq: seq + 1 }), sub }
}

export type Bearer = { claims: Claims | undefined; valid: boolean }

export function readBearer(db: Database, realm: RealmName, request: Request): Bearer {
  const [scheme, token = ''] = (request.headers.get('authorization') ?? '').split(' ')
  const claims = scheme?.toLowerCase() === 'bearer' ? readToken(token) : undefined
  const valid =
    claims?.use === 'access' &&
    claims.realm === realm &&
    claims.exp > Date.now() &&
    claims.iat > db.expiredUntil &&
    !db.revoked.has(claims.sid)
  return { claims, valid }
}

export function endLogin(db: Database, sid: string): void {
  db.revoked.add(sid)
}

/** Every access token that was given out so far has expired. */
export function expireAccessTokens(db: Database): void {
  db.expiredUntil = tick()
}

const TRY_WINDOW = 60_000
const MAX_TRIES = 5

/** Seconds until an e-mail address may be tried again, 0 when it may at once. */
export function waitBeforeTry(db: Database, email: string): number {
  const tries = recentTries(db, email)
  const [oldest] = tries
  if (tries.length < MAX_TRIES || oldest === undefined) return 0
  return Math.max(1, Math.ceil((oldest + TRY_WINDOW - Date.now()) / 1000))
}

export function countWrongTry(db: Database, email: string): void {
  db.wrongTries.set(email, [...recentTries(db, email), Date.now()])
}

function recentTries(db: Database, email: string): number[] {
  return (db.wrongTries.get(email) ?? []).filter((at) => at > Date.now() - TRY_WINDOW)
}

function pairOf(login: Pick<Claims, 'sub' | 'realm' | 'sid' | 'seq'>): Pair {
  const iat = tick()
  return {
    access_token: writeToken({ ...login, use: 'access', iat, exp: iat + ACCESS_LIFE }),
    refresh_token: writeToken({ ...login, use: 'refresh', iat, exp: iat + REFRESH_LIFE }),
  }
}
