import { dropFirstRead, type FirstRead } from '@/api/core/first-read'
import { toRequest } from '@/api/core/read-call'
import { isOld, type Snapshot } from '@/auth/session/stored-session'
import type { Locale } from '@/lib/locales'
import { isId } from '@/lib/id'
import type { Place } from './destination'
import { firstReads } from './first-reads'
import { firstMatch } from './match-pattern'
import { readPlainSearch } from './read-plain-search'

/** Milliseconds until an answer that has not been taken is dropped. */
const MAX_UNCLAIMED = 10_000

/**
 * Sends the first read of a screen (behavior 7.14), and keeps its answer until the client of the calls takes it, which
 * has its own checks. Nothing is sent with a token that is due for a refresh.
 */
export function sendFirstRead(place: Place, login: Snapshot, locale: Locale): void {
  const call = isOld(login.loginTime, Date.now()) ? undefined : firstCall(place, login)
  if (!call) return
  const { realm, sid, accessToken } = login
  const { url, init } = toRequest(call, { realm, locale, accessToken })
  const leaving = new AbortController()
  const response = fetch(url, { ...init, signal: leaving.signal })
  // A failure is for the call that takes it.
  response.catch(() => {})
  const { method, body = '' } = init
  const abort = (reason?: unknown) => leaving.abort(reason)
  const read: FirstRead = { sid, accessToken, method, url, body, response, abort }
  window.firstRead = read
  setTimeout(() => {
    if (window.firstRead === read) dropFirstRead()
  }, MAX_UNCLAIMED)
}

function firstCall({ path, search }: Place, { realm }: Snapshot) {
  const match = firstMatch(Object.keys(firstReads), path)
  const route = match && firstReads[match.pattern]
  // The router has its own way to read an encoded id.
  if (!route || route.realm !== realm || path.includes('%')) return undefined
  if (!Object.values(match.params).every(isId)) return undefined
  const values = readPlainSearch(search, route.search)
  return values && route.call({ params: match.params, search: values })
}
