import { expect } from 'vitest'
import { MAX_LAG } from '@/auth/refresh/logins'
import { MIN_INTERVAL } from '@/auth/session/token-manager'
import { REFRESH_AFTER } from '@/auth/session/stored-session'
import { parseToken } from './backend'
import type { Played } from './play'

/** Checks invariants S1 to S10 of the auth session after a schedule has been played. */
export function checkInvariants(played: Played): void {
  refreshTokensAreSentOnce(played)
  loginsDoNotMix(played)
  endedLoginsStayEnded(played)
  everyCallSettles(played)
  newestLoginStays(played)
  endsAreAnnouncedOnce(played)
}

/** Checks invariants S1 and S4. */
function refreshTokensAreSentOnce({ backend, timeline, schedule }: Played) {
  const { refreshes } = backend
  refreshes.forEach((sent, index) => {
    for (const later of refreshes.slice(index + 1)) {
      if (later.login !== sent.login || later.gen !== sent.gen) continue
      // A page that closes or freezes might store nothing, so another page may send the token again. A worker never
      // closes or freezes.
      const isStopped = sent.page.closed || sent.page.frozenUntil > 0
      if (!schedule.worker && isStopped) continue
      expect(sent.fate, 'S1: sent again after a pair came back for it').not.toBe('ok')
      expect(later.at, 'S1: sent by two at a time').toBeGreaterThanOrEqual(sent.settledAt)
      if (later.page !== sent.page || isStopped) continue
      expect(later.at - sent.settledAt, 'S1: sent again at once').toBeGreaterThanOrEqual(
        MIN_INTERVAL,
      )
    }
  })
  const ticks = Math.floor(timeline.elapsed() / REFRESH_AFTER)
  const byLogin = Map.groupBy(
    refreshes.filter(({ fate }) => fate === 'ok'),
    ({ login }) => login,
  )
  for (const each of byLogin.values())
    expect(each.length, 'S4: refreshes').toBeLessThanOrEqual(backend.expiries.length + ticks)
}

/** Checks invariants S2 and S7. */
function loginsDoNotMix({ backend, calls, loginMap, storage }: Played) {
  const scopes = new Map(calls.map(({ id, scope }) => [id, scope]))
  for (const { id, bearer, realm } of backend.calls) {
    const scope = scopes.get(id)
    expect(bearer.login, 'S2: a bearer of another login').toBe(loginMap.get(scope?.sid ?? ''))
    expect(bearer.realm, 'S7: a bearer at the other backend').toBe(realm)
    expect(scope?.realm, 'S7: a call of the other realm').toBe(realm)
  }
  for (const { outcomes, isCurrent } of calls)
    if (outcomes.includes('ok')) expect(isCurrent, 'S2: an answer for another login').toBe(true)
  const rev = storage.read('session_rev')
  if (!rev) return
  const login = loginMap.get(rev.split('.')[0] ?? '')
  for (const key of ['access_token', 'refresh_token'])
    expect(parseToken(storage.read(key) ?? '').login, `S2: ${key} of another login`).toBe(login)
}

/** Checks invariant S3. */
function endedLoginsStayEnded({ pages, signedOut, storage }: Played) {
  const rev = storage.read('session_rev') ?? ''
  expect(signedOut.has(rev.split('.')[0] ?? ''), 'S3: stored after a sign-out').toBe(false)
  if (!rev) expect(storage.read('access_token'), 'S3: a token is left').toBeNull()
  for (const { owner, auth } of pages) {
    if (owner.closed) continue
    expect(signedOut.has(auth.snapshot()?.sid ?? ''), 'S3: shown after a sign-out').toBe(false)
  }
}

/**
 * Checks that the newest login is stored, unless it has ended. A tab with outdated storage must not remove that login.
 */
function newestLoginStays({ backend, loginTimes, schedule, signedOut, storage }: Played) {
  const [newest] = [...loginTimes].toSorted(([, a], [, b]) => b - a)
  if (!newest || Math.max(...schedule.lags) >= MAX_LAG) return
  const [sid, time] = newest
  const isRefused = backend.refreshes.some(({ fate }) => fate === 'reject' || fate === 'lost')
  // A tab that signs out before it sees the new login still removes that login.
  if (isRefused || signedOut.has(sid) || schedule.steps.some((step) => step.do === 'logout')) return
  expect(storage.read('session_rev')?.split('.')[0], `the login of ${time} is stored`).toBe(sid)
}

/** Checks invariants S5, S6 and S10. */
function everyCallSettles({ backend, calls }: Played) {
  const sends = Map.groupBy(backend.calls, ({ id }) => id)
  for (const { id, page, outcomes, leftAt } of calls) {
    const sendsOfToken = sends.get(id) ?? []
    if (!page.closed) expect(outcomes, 'S5: settles once').toHaveLength(1)
    expect(sendsOfToken.length, 'S6: sent at most twice').toBeLessThanOrEqual(2)
    if (sendsOfToken.length === 2)
      expect(sendsOfToken[0]?.status, 'S6: the second only after 401').toBe(401)
    for (const { at } of sendsOfToken.slice(1))
      if (leftAt !== undefined) expect(at, 'S10: replayed after it was left').toBeLessThan(leftAt)
  }
}

/** Checks invariants S8 and S9. */
function endsAreAnnouncedOnce({ backend, events, schedule, storage, calls }: Played) {
  const announcements = new Set<object>()
  for (const { event, scope } of events) {
    if (event.type !== 'ended') continue
    expect(event.realm, 'S9: the login page of another realm').toBe(scope?.realm)
    if (scope) expect(announcements.has(scope), 'S8: announced twice').toBe(false)
    if (scope) announcements.add(scope)
  }
  const isCalm =
    Math.max(...schedule.lags) < MAX_LAG &&
    backend.refreshes.every(({ fate }) => fate !== 'lost' && fate !== 'reject') &&
    schedule.steps.every((step) =>
      ['call', 'expire', ...(schedule.worker ? ['reload', 'close', 'reopen'] : [])].includes(
        step.do,
      ),
    )
  if (!isCalm) return
  const ends = events.filter(({ event }) => event.type !== 'started-over')
  expect(ends, 'S8: no sign-out').toEqual([])
  expect(storage.read('session_rev'), 'S8: nothing is cleared').not.toBeNull()
  if (backend.refreshes.some(({ fate }) => fate !== 'ok')) return
  for (const { id, outcomes, leftAt, settledAt, page } of calls) {
    if (page.closed) continue
    const replay = backend.calls.filter((each) => each.id === id)[1]
    const since = replay ? backend.issuedAt(replay.bearer) : settledAt
    // The backend can reject the replay only after another expiry.
    const expired = backend.expiries.some((each) => each >= since && each <= settledAt)
    if (leftAt === undefined && (!replay || !expired))
      expect(outcomes, 'every call is answered').toEqual(['ok'])
  }
}
