import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoginFacts, tokenPair, createHarness } from '@/test/auth-harness'
import { memoryStore } from '@/test/memory-store'
import { ExchangeRejectedError } from '@/auth/session/session-errors'
import type { KeyValueStore } from './key-value-store'
import type { RegistryRow } from './refresh-registry'

// The behavior of refresh.ts when a page dies, the database fails or the clock is set back.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const rejectExchange = () => Promise.reject(new ExchangeRejectedError())
const dropConnection = () => Promise.reject(new TypeError('no network'))

test('a pair that a page left behind is stored before any waiting', async () => {
  const { refresh, rows, exchanges, storage } = createHarness()
  rows.set('sid-first', { gen: 1, handover: tokenPair(1) })
  expect(await refresh()).toMatchObject({ gen: 1, accessToken: 'first-access-1' })
  expect(storage.get('refresh_token')).toBe('first-refresh-1')
  expect(exchanges).toEqual([])
  expect(rows.get('sid-first')).toEqual({ gen: 1 })
})

test('a pair that was stored by a page that died is removed from the registry', async () => {
  const { refresh, adopt, rows } = createHarness()
  adopt(1)
  rows.set('sid-first', { gen: 1, handover: tokenPair(1) })
  expect(await refresh()).toMatchObject({ gen: 1 })
  expect(rows.get('sid-first')).toEqual({ gen: 1 })
})

test('S3 a pair that waits for a login that has ended is never stored', async () => {
  const { refresh, rows, storage } = createHarness()
  rows.set('sid-first', { gen: 1, ended: 1, handover: tokenPair(1) })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(3_100)
  expect(await outcome).toBe('SessionEndedError')
  expect(storage.get('access_token')).toBeNull()
  expect(rows.get('sid-first')).toEqual({ gen: 1, ended: 1 })
})

test('S1 the pair of a later generation stays in the registry while an earlier one is stored', async () => {
  const { refresh, rows, storage } = createHarness()
  const later = { gen: 2, handover: tokenPair(2) }
  const { set } = storage
  storage.set = (key, value) => {
    set(key, value)
    if (key === 'session_rev') rows.set('sid-first', later)
  }
  expect(await refresh()).toMatchObject({ gen: 1 })
  expect(rows.get('sid-first')).toEqual(later)
})

test('C2 a pair that the browser does not store stays in the registry', async () => {
  const { refresh, rows, storage, events } = createHarness()
  storage.set = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(await refresh()).toMatchObject({ gen: 1 })
  expect(rows.get('sid-first')).toEqual({ gen: 1, handover: tokenPair(1) })
  expect(events).toEqual([{ type: 'kept-in-memory' }])
})

test('a refusal does not clear a newer pair that only local storage has', async () => {
  const harness = createHarness({
    exchange: () => {
      harness.adopt(1)
      return rejectExchange()
    },
  })
  expect(await harness.refresh()).toMatchObject({ gen: 1 })
  expect(harness.rows.get('sid-first')?.ended).toBeUndefined()
})

test('B1 a refusal does not end a login whose new pair reaches the registry at that moment', async () => {
  const rows = new Map<string, RegistryRow>()
  const store = memoryStore(rows)
  const { update } = store
  let isRefused = false
  store.update = (sid, change) => {
    if (isRefused) rows.set(sid, { gen: 1, handover: tokenPair(1) })
    isRefused = false
    return update(sid, change)
  }
  const { refresh } = createHarness({
    rows,
    store,
    exchange: () => {
      isRefused = true
      return rejectExchange()
    },
  })
  expect(await refresh()).toMatchObject({ gen: 1 })
  expect(rows.get('sid-first')).toEqual({ gen: 1 })
})

test('S2 a refusal does not clear the login that replaced this one', async () => {
  const harness = createHarness({
    exchange: () => {
      harness.auth.login('client', createLoginFacts('second'), 'sid-second')
      return rejectExchange()
    },
  })
  expect(await harness.refresh()).toBe('SupersededError')
  expect(harness.auth.snapshot()?.sid).toBe('sid-second')
})

test('a refusal after another tab has signed out is neither a failure nor the end of this login', async () => {
  const harness = createHarness({
    exchange: () => {
      harness.storage.remove('session_rev')
      return rejectExchange()
    },
  })
  expect(await harness.refresh()).toBe('SupersededError')
  expect(harness.events).toEqual([{ type: 'replaced', was: 'client', by: undefined }])
})

test('S2 a refusal does not clear a login that starts while the end of this one is noted', async () => {
  const rows = new Map<string, RegistryRow>()
  const store = memoryStore(rows)
  const { update } = store
  let isRefused = false
  store.update = async (sid, change) => {
    const row = await update(sid, change)
    if (isRefused) harness.auth.login('client', createLoginFacts('second'), 'sid-second')
    isRefused = false
    return row
  }
  const harness = createHarness({
    rows,
    store,
    exchange: () => {
      isRefused = true
      return rejectExchange()
    },
  })
  expect(await harness.refresh()).toBe('SupersededError')
  expect(harness.auth.snapshot()?.accessToken).toBe('second-access-0')
})

test('S2 a pair that a page left behind is not stored over a login that starts meanwhile', async () => {
  const harness = createHarness({
    lock: async (_signal, work) => {
      harness.auth.login('client', createLoginFacts('second'), 'sid-second')
      return work()
    },
  })
  harness.rows.set('sid-first', { gen: 1, handover: tokenPair(1) })
  const authorization = harness.calls.authorize('client')
  await expect(authorization).rejects.toMatchObject({ name: 'SupersededError' })
  expect(harness.auth.snapshot()?.accessToken).toBe('second-access-0')
})

const createBlockedStore = (): KeyValueStore<RegistryRow> => {
  const fail = () => Promise.reject(new Error('blocked'))
  return { read: fail, update: fail, updateAll: fail, drop: () => {} }
}

test('without a database a refusal waits 3 s for the pair of another tab', async () => {
  const harness = createHarness({ store: createBlockedStore(), exchange: rejectExchange })
  setTimeout(() => harness.adopt(1), 2_900)
  const outcome = harness.refresh()
  await vi.advanceTimersByTimeAsync(3_100)
  expect(await outcome).toMatchObject({ gen: 1 })
  expect(harness.events).toEqual([])
})

test('without a database a refusal ends the login after 3 s', async () => {
  const harness = createHarness({ store: createBlockedStore(), exchange: rejectExchange })
  const outcome = harness.refresh()
  await vi.advanceTimersByTimeAsync(2_900)
  expect(harness.auth.snapshot()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  expect(await outcome).toBe('SessionEndedError')
  expect(harness.auth.snapshot()).toBeNull()
})

test('without a database a refresh stores the pair', async () => {
  const { refresh, auth } = createHarness({ store: createBlockedStore() })
  expect(await refresh()).toMatchObject({ gen: 1 })
  expect(auth.snapshot()).toMatchObject({ gen: 1, refreshToken: 'first-refresh-1' })
})

test('a page that is being left notes no failure', async () => {
  const { refresh, rows, exchanges } = createHarness({
    exchange: () => Promise.reject(new DOMException('left', 'AbortError')),
  })
  expect(await refresh()).toBe('AbortError')
  expect(rows.get('sid-first')?.failed).toBeUndefined()
  await refresh()
  expect(exchanges).toHaveLength(2)
})

test('a rest after a failure is over when the clock is set back', async () => {
  const { refresh, exchanges } = createHarness({ exchange: dropConnection })
  await vi.advanceTimersByTimeAsync(10_000)
  await refresh()
  vi.setSystemTime(Date.now() - 3 * 3_600_000)
  await refresh()
  expect(exchanges).toHaveLength(2)
})

test('a backend that answers with the same access token is asked once', async () => {
  const exchange = async () => tokenPair(0)
  const { refresh, exchanges } = createHarness({ exchange })
  await Promise.all([refresh(), refresh()])
  expect(exchanges).toHaveLength(1)
})
