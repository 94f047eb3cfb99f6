import { expect } from 'vitest'
import { COOLDOWN } from '@/auth/refresh/refresh'
import { REFRESH_AFTER } from '@/auth/session/authorized-calls'
import { readToken } from './backend'
import type { Played } from './play'

/** Milliseconds. Local storage of a healthy browser is never later than this. */
const MAX_LAG = 2_900

/** Checks the invariants I1 to I10 of the auth session after a schedule was played. */
export function checkInvariants(played: Played): void {
  refreshTokensAreSentOnce(played)
  loginsDoNotMix(played)
  endedLoginsStayEnded(played)
  everyCallSettles(played)
  endsAreAnnouncedOnce(played)
}

/** I1 and I4. */
function refreshTokensAreSentOnce({ backend, timeline }: Played) {
  const { refreshes } = backend
  refreshes.forEach((sent, index) => {
    for (const later of refreshes.slice(index + 1)) {
      if (later.login !== sent.login || later.gen !== sent.gen) continue
      // The page was closed or frozen before it could store the pair.
      if (sent.page.closed || sent.page.frozenUntil > 0) continue
      expect(sent.fate, 'I1: sent again after a pair came back for it').not.toBe('ok')
      if (later.openedAt > sent.at) continue
      expect(later.at - sent.at, 'I1: sent again within the cooldown').toBeGreaterThanOrEqual(
        COOLDOWN,
      )
    }
  })
  const ticks = Math.floor(timeline.elapsed() / REFRESH_AFTER)
  const byLogin = Map.groupBy(
    refreshes.filter(({ fate }) => fate === 'ok'),
    ({ login }) => login,
  )
  for (const each of byLogin.values())
    expect(each.length, 'I4: refreshes').toBeLessThanOrEqual(backend.expiries.length + ticks)
}

/** I2 and I7. */
function loginsDoNotMix({ backend, calls, loginOf, storage }: Played) {
  const scopes = new Map(calls.map(({ id, scope }) => [id, scope]))
  for (const { id, bearer, realm } of backend.calls) {
    const scope = scopes.get(id)
    expect(bearer.login, 'I2: a bearer of another login').toBe(loginOf.get(scope?.sid ?? ''))
    expect(bearer.realm, 'I7: a bearer at the other backend').toBe(realm)
    expect(scope?.realm, 'I7: a call of the other realm').toBe(realm)
  }
  for (const { outcomes, isCurrent } of calls)
    if (outcomes.includes('ok')) expect(isCurrent, 'I2: an answer for another login').toBe(true)
  const rev = storage.read('session_rev')
  if (!rev) return
  const login = loginOf.get(rev.split('.')[0] ?? '')
  for (const key of ['access_token', 'refresh_token'])
    expect(readToken(storage.read(key) ?? '').login, `I2: ${key} of another login`).toBe(login)
}

/** I3. */
function endedLoginsStayEnded({ pages, signedOut, storage }: Played) {
  const rev = storage.read('session_rev') ?? ''
  expect(signedOut.has(rev.split('.')[0] ?? ''), 'I3: stored after a sign-out').toBe(false)
  if (!rev) expect(storage.read('access_token'), 'I3: a token is left').toBeNull()
  for (const { owner, auth } of pages) {
    if (owner.closed) continue
    expect(signedOut.has(auth.snapshot()?.sid ?? ''), 'I3: shown after a sign-out').toBe(false)
  }
}

/** I5, I6 and I10. */
function everyCallSettles({ backend, calls }: Played) {
  const sends = Map.groupBy(backend.calls, ({ id }) => id)
  for (const { id, page, outcomes, leftAt } of calls) {
    const sent = sends.get(id) ?? []
    if (!page.closed) expect(outcomes, 'I5: settles once').toHaveLength(1)
    expect(sent.length, 'I6: sent at most twice').toBeLessThanOrEqual(2)
    if (sent.length === 2) expect(sent[0]?.status, 'I6: the second only after 401').toBe(401)
    for (const { at } of sent.slice(1))
      if (leftAt !== undefined) expect(at, 'I10: replayed after it was left').toBeLessThan(leftAt)
  }
}

/** I8 and I9. */
function endsAreAnnouncedOnce({ backend, events, schedule, storage, calls }: Played) {
  const announced = new Set<object>()
  for (const { event, scope } of events) {
    if (event.type !== 'ended') continue
    expect(event.realm, 'I9: the login page of another realm').toBe(scope?.realm)
    if (scope) expect(announced.has(scope), 'I8: announced twice').toBe(false)
    if (scope) announced.add(scope)
  }
  const isCalm =
    Math.max(...schedule.lags) <= MAX_LAG &&
    backend.refreshes.every(({ fate }) => fate !== 'lost' && fate !== 'reject') &&
    schedule.steps.every((step) => ['call', 'expire'].includes(step.do))
  if (!isCalm) return
  expect(events, 'I8: no sign-out').toEqual([])
  expect(storage.read('session_rev'), 'I8: nothing is cleared').not.toBeNull()
  if (backend.refreshes.some(({ fate }) => fate !== 'ok')) return
  for (const { id, outcomes, leftAt, settledAt } of calls) {
    const replay = backend.calls.filter((each) => each.id === id)[1]
    const since = replay ? backend.issuedAt(replay.bearer) : settledAt
    // The replay can only be refused after another expiry.
    const expired = backend.expiries.some((each) => each >= since && each <= settledAt)
    if (leftAt === undefined && (!replay || !expired))
      expect(outcomes, 'every call is answered').toEqual(['ok'])
  }
}
