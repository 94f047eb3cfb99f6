import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoginFacts, tokenPair, createHarness } from '@/test/auth-harness'
import { ExchangeRejectedError } from '@/auth/session/session-errors'

// One test for each line of refresh.ts that prevents something (rows B, invariants S1 to S10).

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const rejectExchange = () => Promise.reject(new ExchangeRejectedError())
const dropConnection = () => Promise.reject(new TypeError('no network'))

test('a refresh stores the pair and updates the registry', async () => {
  const { refresh, rows, auth } = createHarness()
  await refresh()
  expect(auth.snapshot()).toMatchObject({ gen: 1, accessToken: 'first-access-1' })
  expect(rows.get('sid-first')).toEqual({ gen: 1 })
})

test('S2 a refresh for a login that was replaced in local storage sends nothing', async () => {
  const { refresh, auth, exchanges } = createHarness()
  auth.login('client', createLoginFacts('second'), 'sid-second')
  expect(await refresh()).toBe('SupersededError')
  expect(exchanges).toEqual([])
})

test('B2 a tab behind the registry waits for local storage and adopts the pair', async () => {
  const { refresh, rows, adopt, exchanges } = createHarness()
  rows.set('sid-first', { gen: 1 })
  setTimeout(() => adopt(1), 2_900)
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await outcome).toMatchObject({ gen: 1, accessToken: 'first-access-1' })
  expect(exchanges).toEqual([])
})

test('a pair that does not arrive within 3 s is lost and ends the login cleanly', async () => {
  const { refresh, rows, auth, exchanges, events } = createHarness()
  rows.set('sid-first', { gen: 1 })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(3_100)
  expect(await outcome).toBe('SessionEndedError')
  expect(exchanges).toEqual([])
  expect(auth.snapshot()).toBeNull()
  expect(rows.get('sid-first')?.ended).toBeGreaterThan(0)
  expect(events).toEqual([{ type: 'ended', realm: 'client', isElsewhere: false }])
})

test('a computer that wakes from sleep polls again before giving a pair up', async () => {
  const { refresh, rows, adopt } = createHarness()
  rows.set('sid-first', { gen: 1 })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(100)
  vi.setSystemTime(Date.now() + 3 * 3_600_000)
  setTimeout(() => adopt(1), 200)
  await vi.advanceTimersByTimeAsync(500)
  expect(await outcome).toMatchObject({ gen: 1 })
})

test('a login ended by another tab is cleared without a request', async () => {
  const { refresh, rows, auth, exchanges, events } = createHarness()
  rows.set('sid-first', { gen: 0, ended: Date.now() })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(3_100)
  expect(await outcome).toBe('SessionEndedError')
  expect(events).toEqual([{ type: 'ended', realm: 'client', isElsewhere: true }])
  expect(exchanges).toEqual([])
  expect(auth.snapshot()).toBeNull()
})

test('a login that replaces an ended one is not cleared', async () => {
  const { refresh, rows, auth } = createHarness()
  rows.set('sid-first', { gen: 0, ended: Date.now() })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(100)
  auth.login('client', createLoginFacts('second'), 'sid-second')
  await vi.advanceTimersByTimeAsync(100)
  expect(await outcome).toBe('SupersededError')
  expect(auth.snapshot()?.sid).toBe('sid-second')
})

test('a stored token other than the refused one is adopted', async () => {
  const { refresh, adopt, rows, exchanges } = createHarness()
  adopt(1)
  rows.set('sid-first', { gen: 1 })
  expect(await refresh()).toMatchObject({ gen: 1 })
  expect(exchanges).toEqual([])
})

test('a cooldown does not prevent adopting the next pair', async () => {
  const { refresh, adopt, rows } = createHarness()
  await vi.advanceTimersByTimeAsync(1_000)
  adopt(1)
  rows.set('sid-first', { gen: 1, failed: Date.now() })
  expect(await refresh()).toMatchObject({ gen: 1 })
})

test('the deadline ends the wait for local storage', async () => {
  const lag = { ms: 0 }
  const { refresh, rows, auth } = createHarness({
    clock: {
      now: () => Date.now(),
      // A hidden tab polls late.
      after: (ms, run) => {
        const timer = setTimeout(run, ms === 50 ? lag.ms : ms)
        return () => clearTimeout(timer)
      },
    },
  })
  lag.ms = 2_000
  rows.set('sid-first', { gen: 1 })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(200_000)
  expect(await outcome).toBe('TransientRefreshError')
  expect(auth.snapshot()).not.toBeNull()
})

test('S1 the cooldown after a failure in another tab also applies here', async () => {
  const { refresh, rows, exchanges } = createHarness()
  await vi.advanceTimersByTimeAsync(1_000)
  rows.set('sid-first', { gen: 0, failed: Date.now() })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await refresh()).toBe('TransientRefreshError')
  expect(exchanges).toEqual([])
  await vi.advanceTimersByTimeAsync(29_000)
  expect(await refresh()).toBe('TransientRefreshError')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await refresh()).toMatchObject({ gen: 1 })
})

test('a page opened after the failure refreshes at once', async () => {
  const failedAt = Date.now() - 1_000
  const { refresh, rows } = createHarness()
  rows.set('sid-first', { gen: 0, failed: failedAt })
  expect(await refresh()).toMatchObject({ gen: 1 })
})

test('a failure in the future is ignored', async () => {
  const { refresh, rows } = createHarness()
  rows.set('sid-first', { gen: 0, failed: Date.now() + 9e9 })
  expect(await refresh()).toMatchObject({ gen: 1 })
})

test('S8 a transient failure is recorded for all tabs and clears nothing', async () => {
  const { refresh, rows, auth } = createHarness({ exchange: dropConnection })
  expect(await refresh()).toBe('TransientRefreshError')
  expect(rows.get('sid-first')).toEqual({ gen: 0, failed: Date.now() })
  expect(auth.snapshot()?.refreshToken).toBe('first-refresh-0')
})

test('S8 a rejection ends the login for all tabs', async () => {
  const { refresh, rows, auth, events } = createHarness({ exchange: rejectExchange })
  expect(await refresh()).toBe('SessionEndedError')
  expect(rows.get('sid-first')).toEqual({ gen: 0, ended: Date.now() })
  expect(auth.snapshot()).toBeNull()
  expect(events).toEqual([{ type: 'ended', realm: 'client', isElsewhere: false }])
})

test('a rejection because another tab was faster adopts the pair of that tab', async () => {
  const harness = createHarness({
    exchange: () => {
      harness.rows.set('sid-first', { gen: 1 })
      harness.adopt(1)
      return rejectExchange()
    },
  })
  expect(await harness.refresh()).toMatchObject({ gen: 1 })
  expect(harness.events).toEqual([])
})

test('a rejection after a sign-out in another tab is not announced as an end', async () => {
  const harness = createHarness({
    exchange: () => {
      harness.rows.set('sid-first', { gen: 0, ended: 1 })
      return rejectExchange()
    },
  })
  expect(await harness.refresh()).toBe('SupersededError')
  expect(harness.events).toEqual([])
  expect(harness.rows.get('sid-first')).toEqual({ gen: 0, ended: 1 })
})

test('S3 a pair that arrives after the login has ended is discarded', async () => {
  const harness = createHarness({
    exchange: async () => {
      harness.rows.set('sid-first', { gen: 0, ended: 1 })
      return tokenPair(1)
    },
  })
  expect(await harness.refresh()).toBe('SupersededError')
  expect(harness.auth.snapshot()?.accessToken).toBe('first-access-0')
  expect(harness.rows.get('sid-first')).toEqual({ gen: 1, ended: 1 })
})

test.each([{ gen: 0, ended: 1 }, { gen: 2 }])(
  'A10 a failure is not noted on a row that is %o since',
  async (row) => {
    const harness = createHarness({
      exchange: async () => {
        harness.rows.set('sid-first', row)
        throw new TypeError('no network')
      },
    })
    expect(await harness.refresh()).toBe('TransientRefreshError')
    expect(harness.rows.get('sid-first')).toEqual(row)
  },
)

test('a tab that was frozen does not overwrite a newer pair', async () => {
  const harness = createHarness({
    exchange: async () => {
      harness.rows.set('sid-first', { gen: 2 })
      harness.adopt(2)
      return tokenPair(1)
    },
  })
  expect(await harness.refresh()).toMatchObject({ gen: 2, accessToken: 'first-access-2' })
  expect(harness.rows.get('sid-first')).toEqual({ gen: 2 })
})

test('S2 a pair of the previous login does not overwrite a new login', async () => {
  const harness = createHarness({
    exchange: async () => {
      harness.auth.login('client', createLoginFacts('second'), 'sid-second')
      return tokenPair(1)
    },
  })
  expect(await harness.refresh()).toBe('SupersededError')
  expect(harness.auth.snapshot()).toMatchObject({
    sid: 'sid-second',
    accessToken: 'second-access-0',
  })
})

test('the registry is written first and session_rev last', async () => {
  const harness = createHarness()
  const writtenKeys: string[] = []
  const { set } = harness.storage
  harness.storage.set = (key, value) => {
    writtenKeys.push(`${key} at ${harness.rows.get('sid-first')?.gen}`)
    set(key, value)
  }
  await harness.refresh()
  expect(writtenKeys).toEqual([
    'refresh_token at 1',
    'LOGIN_TIME at 1',
    'access_token at 1',
    'session_rev at 1',
  ])
})

test('S3 a sign-out between the registry and the storage clears the pair', async () => {
  const harness = createHarness()
  const { set } = harness.storage
  harness.storage.set = (key, value) => {
    set(key, value)
    if (key === 'session_rev') harness.rows.set('sid-first', { gen: 1, ended: 1 })
  }
  expect(await harness.refresh()).toBe('SupersededError')
  expect(harness.storage.get('refresh_token')).toBeNull()
})

test('S2 a login right after the pair was stored is not used by the previous calls', async () => {
  const harness = createHarness()
  const { set } = harness.storage
  harness.storage.set = (key, value) => {
    set(key, value)
    if (key !== 'session_rev' || !value.startsWith('sid-first')) return
    harness.auth.login('client', createLoginFacts('second'), 'sid-second')
  }
  expect(await harness.refresh()).toBe('SupersededError')
})
