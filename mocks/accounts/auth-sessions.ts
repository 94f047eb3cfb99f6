import type { RealmName } from '@/lib/realm'
import type { Database } from '@mocks/db'
import { newOpaqueToken, decodeToken, writeToken, type Claims } from './tokens'

const ACCESS_LIFETIME = 15 * 60_000
const REFRESH_LIFETIME = 7 * 86_400_000

type TokenPair = { access_token: string; refresh_token: string }

let lastIssueTime = 0
/**
 * Returns the current time in milliseconds, but never the same value twice. Otherwise, expireAccessTokens could also
 * expire a token issued right after the call.
 */
function issueTime(): number {
  lastIssueTime = Math.max(lastIssueTime + 1, Date.now())
  return lastIssueTime
}

export function startAuthSession(db: Database, sub: string, realm: RealmName): TokenPair {
  const sid = newOpaqueToken()
  db.nextRefreshes.set(sid, 0)
  db.signIns.set(sub, Date.now())
  return issueTokens({ sub, realm, sid, seq: 0 })
}

/** Issues a new token pair for an unused refresh token. Using a token twice ends the auth session. */
export function refreshAuthSession(
  db: Database,
  realm: RealmName,
  token: string,
): { sub: string; tokens: TokenPair } | undefined {
  const claims = decodeToken(token)
  if (claims?.use !== 'refresh' || claims.realm !== realm || claims.exp <= Date.now())
    return undefined
  const { sid, seq, sub } = claims
  if (db.endedSids.has(sid)) return undefined
  // If the stored number is missing or lower, the database was reset after the sign-in, so trust the token's number.
  const next = Math.max(db.nextRefreshes.get(sid) ?? seq, 0)
  if (seq < next) {
    db.endedSids.add(sid)
    return undefined
  }
  db.nextRefreshes.set(sid, seq + 1)
  return { sub, tokens: issueTokens({ sub, realm, sid, seq: seq + 1 }) }
}

/** Returns the claims of the request's bearer token, or undefined if it isn't a valid access token for the realm. */
export function authenticate(db: Database, realm: RealmName, request: Request): Claims | undefined {
  const [scheme, token = ''] = (request.headers.get('authorization') ?? '').split(' ')
  const claims = scheme?.toLowerCase() === 'bearer' ? decodeToken(token) : undefined
  const isValid =
    claims?.use === 'access' &&
    claims.realm === realm &&
    claims.exp > Date.now() &&
    claims.iat > db.tokensExpiredUntil &&
    !db.endedSids.has(claims.sid)
  return isValid ? claims : undefined
}

export function endAuthSession(db: Database, sid: string): void {
  db.endedSids.add(sid)
}

/** Expires every access token issued so far. */
export function expireAccessTokens(db: Database): void {
  db.tokensExpiredUntil = issueTime()
}

const WRONG_PASSWORD_WINDOW = 60_000
const MAX_WRONG_PASSWORDS = 5

/** Returns the seconds until the next allowed sign-in attempt, or 0 if an attempt is allowed now. */
export function secondsUntilNextAttempt(db: Database, key: string): number {
  const times = recentWrongPasswords(db, key)
  const [oldest] = times
  if (times.length < MAX_WRONG_PASSWORDS || oldest === undefined) return 0
  return Math.max(1, Math.ceil((oldest + WRONG_PASSWORD_WINDOW - Date.now()) / 1000))
}

export function countWrongPassword(db: Database, key: string): void {
  db.wrongPasswordTimes.set(key, [...recentWrongPasswords(db, key), Date.now()])
}

function recentWrongPasswords(db: Database, key: string): number[] {
  const since = Date.now() - WRONG_PASSWORD_WINDOW
  return (db.wrongPasswordTimes.get(key) ?? []).filter((time) => time > since)
}

function issueTokens(claims: Pick<Claims, 'sub' | 'realm' | 'sid' | 'seq'>): TokenPair {
  const iat = issueTime()
  return {
    access_token: writeToken({ ...claims, use: 'access', iat, exp: iat + ACCESS_LIFETIME }),
    refresh_token: writeToken({ ...claims, use: 'refresh', iat, exp: iat + REFRESH_LIFETIME }),
  }
}
