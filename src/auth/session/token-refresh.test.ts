import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createHarness,
  createLoginFacts,
  createRow,
  createTokens,
  refused,
  unreachable,
} from '@/test/auth-harness'
import { brokenLogins, memoryLogins } from '@/test/memory-logins'
import { createTabLock } from '@/auth/refresh/lock'
import type { SendRefresh } from '@/auth/refresh/exchange'
import { MAX_LAG, type LoginRow } from '@/auth/refresh/logins'
import { REFRESH_AFTER } from './stored-session'

// Tests the refresh within one tab. auth/refresh/tabs.test.ts tests how several tabs interact.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const second = {
  sid: 'sid-second',
  gen: 0,
  accessToken: 'second-access-0',
  realm: 'client',
} as const

const succeed: SendRefresh = async () => ({ type: 'tokens', ...createTokens(1) })

/** Returns a backend that responds after `open` is called. */
function createGate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const send: SendRefresh = (...request) => promise.then(() => succeed(...request))
  return { send, open: resolve }
}

test('stores refreshed tokens in the row and its mirror', async () => {
  const { refresh, rows, auth } = createHarness()
  await refresh()
  expect(auth.snapshot()).toMatchObject(createRow(1))
  expect(rows.get('sid-first')).toEqual(createRow(1))
})

test('S1 exchanges the token once for all callers', async () => {
  const { refresh, sentTokens } = createHarness()
  const results = await Promise.all([refresh(), refresh(), refresh()])
  expect(sentTokens).toEqual(['first-refresh-0'])
  for (const result of results) expect(result).toMatchObject({ gen: 1 })
})

test('S1 returns newer tokens without an exchange', async () => {
  const { refresh, mirror, sentTokens } = createHarness()
  mirror(1)
  expect(await refresh()).toMatchObject({ gen: 1 })
  expect(sentTokens).toEqual([])
})

test('B2 mirrors the tokens of a newer row without an exchange', async () => {
  const { refresh, rows, sentTokens, storage } = createHarness()
  rows.set('sid-first', createRow(3))
  expect(await refresh()).toMatchObject({ gen: 3, accessToken: 'first-access-3' })
  expect(storage.get('session_rev')).toBe('sid-first.3')
  expect(sentTokens).toEqual([])
})

test('does not return rejected tokens to a newer request', async () => {
  const gate = createGate()
  const harness = createHarness({ send: gate.send })
  const { calls, mirror, rows, requestAuth } = harness
  const older = calls.refresh(requestAuth)
  await vi.advanceTimersByTimeAsync(0)
  mirror(1)
  rows.set('sid-first', createRow(1))
  const newer = calls.refresh({ ...requestAuth, gen: 1, accessToken: 'first-access-1' })
  gate.open()
  expect((await older).gen).toBe(1)
  expect((await newer).gen).toBe(2)
})

test('S2 throws without sending anything if the login has been replaced', async () => {
  const { refresh, auth, sentTokens } = createHarness()
  auth.login('client', createLoginFacts('second'), 'sid-second')
  expect(await refresh()).toBe('SupersededError')
  expect(sentTokens).toEqual([])
})

test('S2 announces the end of a login that is no longer stored', async () => {
  const { refresh, auth, storage, events } = createHarness()
  auth.reconcile()
  storage.remove('session_rev')
  expect(await refresh()).toBe('SupersededError')
  expect(events).toEqual([{ type: 'replaced', was: 'client', by: undefined }])
})

test('S2 discards a late refresh of a replaced login and refreshes the next login', async () => {
  const gate = createGate()
  const { calls, refresh, auth, sentTokens } = createHarness({
    lock: (_, work) => work(),
    send: gate.send,
  })
  const late = refresh()
  await vi.advanceTimersByTimeAsync(0)
  auth.login('client', createLoginFacts('second'), 'sid-second')
  const next = calls.refresh(second)
  await vi.advanceTimersByTimeAsync(0)
  expect(sentTokens).toEqual(['first-refresh-0', 'second-refresh-0'])
  gate.open()
  expect(await late).toBe('SupersededError')
  expect(await next).toMatchObject({ sid: 'sid-second', gen: 1 })
})

test('S8 clears the login and announces its end once when a refresh is rejected', async () => {
  const { refresh, rows, auth, storage, events } = createHarness({ send: refused })
  await Promise.all([refresh(), refresh()])
  expect(storage.get('access_token')).toBeNull()
  expect(rows.get('sid-first')).toEqual({ gen: 0, ended: Date.now() })
  auth.announceEnd('sid-first', 'client')
  expect(events).toEqual([{ type: 'ended', realm: 'client', isElsewhere: false }])
})

test('S8 does not clear tokens that were mirrored before the rejection arrived', async () => {
  const harness = createHarness({
    send: async () => {
      harness.mirror(1)
      return { type: 'refused' }
    },
  })
  expect(await harness.refresh()).toMatchObject({ gen: 1 })
  expect(harness.auth.snapshot()).toMatchObject({ gen: 1 })
})

test('S2 does not clear a login that was stored before the rejection arrived', async () => {
  const harness = createHarness({
    send: async () => {
      harness.auth.login('client', createLoginFacts('second'), 'sid-second')
      return { type: 'refused' }
    },
  })
  expect(await harness.refresh()).toBe('SupersededError')
  expect(harness.auth.snapshot()?.sid).toBe('sid-second')
})

test('clears a login, without a request, 3 s after finding that another tab ended it', async () => {
  const { refresh, rows, auth, sentTokens, events } = createHarness()
  rows.set('sid-first', { gen: 0, ended: Date.now() })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(2_900)
  expect(auth.snapshot()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  expect(await outcome).toBe('SessionEndedError')
  expect(events).toEqual([{ type: 'ended', realm: 'client', isElsewhere: true }])
  expect(auth.snapshot()).toBeNull()
  expect(sentTokens).toEqual([])
})

test('keeps waiting for the login that replaces an ended login after the computer wakes', async () => {
  const { refresh, rows, auth } = createHarness()
  rows.set('sid-first', { gen: 0, ended: Date.now() })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(100)
  vi.setSystemTime(Date.now() + 3 * 3_600_000)
  await vi.advanceTimersByTimeAsync(1_000)
  auth.login('client', createLoginFacts('second'), 'sid-second')
  await vi.advanceTimersByTimeAsync(100)
  expect(await outcome).toBe('SupersededError')
  expect(auth.snapshot()?.sid).toBe('sid-second')
})

test('S3 does not mirror tokens that arrive after a sign-out', async () => {
  const gate = createGate()
  const { refresh, calls, rows, storage } = createHarness({ send: gate.send })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(0)
  await calls.logout()
  gate.open()
  await vi.advanceTimersByTimeAsync(0)
  expect(await outcome).toBe('SupersededError')
  expect(storage.get('access_token')).toBeNull()
  expect(rows.get('sid-first')).toMatchObject({ ended: Date.now() })
})

test('C2 mirrors refreshed tokens without a database', async () => {
  const { refresh, auth } = createHarness({ logins: brokenLogins() })
  expect(await refresh()).toMatchObject({ gen: 1 })
  expect(auth.snapshot()).toMatchObject(createTokens(1))
})

test('C2 keeps all tokens if the database rejects writes', async () => {
  const rows = new Map<string, LoginRow>([['sid-first', createRow(0)]])
  const { get } = memoryLogins(rows)
  const { refresh, calls, auth, requestAuth } = createHarness({ logins: brokenLogins({ get }) })
  expect(await refresh()).toMatchObject({ gen: 1 })
  const next = calls.refresh({ ...requestAuth, gen: 1 })
  await vi.advanceTimersByTimeAsync(MAX_LAG)
  expect(await next).toMatchObject({ gen: 2 })
  expect(auth.snapshot()).toMatchObject(createTokens(2))
})

test.each([
  ['uses the tokens', true, { gen: 1 }],
  ['ends the login', false, 'SessionEndedError'],
])(
  "waits 3 s after a rejection for another tab's tokens if there is no database, and then %s",
  async (_, isMirrored, expected) => {
    const { refresh, mirror, auth } = createHarness({ logins: brokenLogins(), send: refused })
    const outcome = refresh()
    await vi.advanceTimersByTimeAsync(2_900)
    expect(auth.snapshot()).not.toBeNull()
    if (isMirrored) mirror(1)
    await vi.advanceTimersByTimeAsync(200)
    expect([await outcome]).toMatchObject([expected])
  },
)

test('A17 B11 rejects requests after 60 s and keeps the login if the lock hangs', async () => {
  const lock = createTabLock()
  void lock(new AbortController().signal, () => new Promise(() => {}))
  const { refresh, auth, sentTokens } = createHarness({ lock })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(await Promise.race([outcome, Promise.resolve('still waiting')])).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBe('TransientRefreshError')
  expect(sentTokens).toEqual([])
  expect(auth.snapshot()).not.toBeNull()
})

test('A8 refreshes again for a rejected request, but not within 2 s of a failure', async () => {
  const { refresh, sentTokens } = createHarness({ send: unreachable })
  await Promise.all([refresh(), refresh()])
  await vi.advanceTimersByTimeAsync(1_999)
  expect(await refresh()).toBe('TransientRefreshError')
  expect(sentTokens).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await refresh()
  expect(sentTokens).toHaveLength(2)
})

test('A8 resets the failure pause after a successful refresh', async () => {
  const answers = [unreachable, succeed, unreachable]
  const { calls, sentTokens } = createHarness({
    send: (...r) => (answers.shift() ?? succeed)(...r),
  })
  for (let count = 0; count < 3; count += 1) {
    await vi.advanceTimersByTimeAsync(REFRESH_AFTER)
    await calls.authorize('client')
  }
  await vi.advanceTimersByTimeAsync(5_000)
  await calls.authorize('client')
  expect(sentTokens).toHaveLength(4)
})

test.each([
  ['E6', 'the network is back', 'forgetFailure'],
  ['A10', 'the user clicks', 'retryNow'],
] as const)('%s refreshes immediately for a rejected request if %s', async (_id, _event, react) => {
  const { refresh, calls, sentTokens } = createHarness({ send: unreachable })
  await refresh()
  calls[react]()
  await refresh()
  expect(sentTokens).toHaveLength(2)
})

test('A9 keeps the pause before a scheduled refresh when the user clicks', async () => {
  const { calls, sentTokens } = createHarness({ send: unreachable })
  await vi.advanceTimersByTimeAsync(REFRESH_AFTER)
  await calls.authorize('client')
  calls.retryNow()
  await calls.authorize('client')
  expect(sentTokens).toHaveLength(1)
  calls.forgetFailure()
  await calls.authorize('client')
  expect(sentTokens).toHaveLength(2)
})

test('A8 limits a failure pause to one login and ignores the pause when the clock is set back', async () => {
  const { calls, refresh, auth, sentTokens } = createHarness({ send: unreachable })
  await refresh()
  vi.setSystemTime(Date.now() - 3 * 3_600_000)
  await refresh()
  expect(sentTokens).toHaveLength(2)
  auth.login('client', createLoginFacts('second'), 'sid-second')
  await calls.refresh(second).catch(() => {})
  expect(sentTokens.at(-1)).toBe('second-refresh-0')
})

test('does not count leaving the page as a failure', async () => {
  const send: SendRefresh = () => Promise.reject(new DOMException('left', 'AbortError'))
  const { refresh, sentTokens } = createHarness({ send })
  expect(await refresh()).toBe('AbortError')
  await refresh()
  expect(sentTokens).toHaveLength(2)
})
