import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoginFacts, tokenPair, createHarness } from '@/test/auth-harness'
import { createTabLock } from '@/auth/refresh/lock'
import { REFRESH_AFTER } from './stored-session'
import { ExchangeRejectedError, StorageFullError } from './session-errors'

// One test for each line of token-manager.ts that prevents something (invariants S1 to S9).

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const name = (promise: Promise<unknown>) => promise.catch((error: Error) => error.name)
const unreachable = () => Promise.reject(new TypeError('x'))

test('S7 authorize: refuses without a login of this realm', async () => {
  const { calls, auth } = createHarness({ realm: 'admin' })
  expect(await name(calls.authorize('client'))).toBe('SessionEndedError')
  expect(await name(calls.authorize('client', 'sid-first'))).toBe('SupersededError')
  auth.signOut()
  expect(await name(calls.authorize('admin'))).toBe('SessionEndedError')
})

test('S2 authorize: refuses a call of the previous login and announces the new one', async () => {
  const { calls, auth, storage, events } = createHarness()
  auth.reconcile()
  storage.set('session_rev', 'sid-second.0')
  expect(await name(calls.authorize('client', 'sid-first'))).toBe('SupersededError')
  expect(events).toEqual([{ type: 'replaced', was: 'client', by: 'client' }])
})

test('S2 authorize: refuses when the login is replaced during the refresh', async () => {
  const harness = createHarness({
    exchange: async () => {
      harness.auth.login('client', createLoginFacts('second'), 'sid-second')
      throw new TypeError('no network')
    },
  })
  await vi.advanceTimersByTimeAsync(REFRESH_AFTER)
  expect(await name(harness.calls.authorize('client', 'sid-first'))).toBe('SupersededError')
})

test('authorize: waits for a running refresh even while the token is young', async () => {
  const gate = Promise.withResolvers<void>()
  const { calls, refresh } = createHarness({
    exchange: () => gate.promise.then(() => tokenPair(1)),
  })
  const refreshed = refresh()
  await vi.advanceTimersByTimeAsync(0)
  const authorized = calls.authorize('client')
  gate.resolve()
  await refreshed
  expect(await authorized).toMatchObject({ accessToken: 'first-access-1' })
})

test('S1 authorize: does not refresh again after a refresh that has just stored its pair', async () => {
  const { calls, refresh, exchanges, storage } = createHarness()
  const { set } = storage
  let authorized: Promise<unknown> | undefined
  storage.set = (key, value) => {
    set(key, value)
    if (key === 'session_rev') authorized = calls.authorize('client')
  }
  await refresh()
  expect(await authorized).toMatchObject({ accessToken: 'first-access-1' })
  expect(exchanges).toHaveLength(1)
})

test('authorize: refreshes after ten minutes to the millisecond, and not in the first one', async () => {
  const { calls, exchanges } = createHarness()
  for (const later of [0, REFRESH_AFTER - 1]) {
    await vi.advanceTimersByTimeAsync(later)
    await calls.authorize('client')
  }
  expect(exchanges).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await calls.authorize('client')
  expect(exchanges).toHaveLength(1)
})

test('authorize: uses the old token during the cooldown after a transient failure', async () => {
  const { calls, exchanges } = createHarness({ exchange: unreachable })
  await vi.advanceTimersByTimeAsync(REFRESH_AFTER)
  for (let call = 0; call < 3; call += 1)
    expect(await calls.authorize('client')).toMatchObject({ accessToken: 'first-access-0' })
  expect(exchanges).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  await calls.authorize('client')
  expect(exchanges).toHaveLength(2)
})

test('authorize: throws when the refresh token is rejected', async () => {
  const { calls } = createHarness({
    exchange: () => Promise.reject(new ExchangeRejectedError()),
  })
  await vi.advanceTimersByTimeAsync(REFRESH_AFTER)
  expect(await name(calls.authorize('client'))).toBe('SessionEndedError')
})

test('S1 refresh: exchanges once for all callers and not within the cooldown', async () => {
  const { refresh, exchanges } = createHarness({ exchange: unreachable })
  await Promise.all([refresh(), refresh(), refresh()])
  await refresh()
  expect(exchanges).toHaveLength(1)
})

test('refresh: adopts the pair of another tab within the cooldown', async () => {
  const { refresh, adopt, rows } = createHarness({ exchange: unreachable })
  expect(await refresh()).toBe('TransientRefreshError')
  adopt(1)
  rows.set('sid-first', { gen: 1 })
  expect(await refresh()).toMatchObject({ gen: 1 })
})

test('refresh: refuses a login that is no longer stored and announces its end', async () => {
  const { refresh, auth, storage, events } = createHarness()
  auth.reconcile()
  storage.remove('session_rev')
  expect(await refresh()).toBe('SupersededError')
  expect(events).toEqual([{ type: 'replaced', was: 'client', by: undefined }])
})

test('A17 refresh: releases the waiting calls after 60 s whatever hangs', async () => {
  const { refresh } = createHarness({ lock: () => new Promise(() => {}) })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await Promise.race([outcome, Promise.resolve('still waiting')])).toBe(
    'TransientRefreshError',
  )
})

test('refresh: does not return a refused token to a newer caller', async () => {
  const gate = Promise.withResolvers<void>()
  const { calls, adopt, rows, requestAuth, exchanges } = createHarness({
    lock: async (_signal, work) => gate.promise.then(work),
  })
  const older = calls.refresh(requestAuth)
  adopt(1)
  rows.set('sid-first', { gen: 1 })
  const newer = calls.refresh({ ...requestAuth, accessToken: 'first-access-1' })
  gate.resolve()
  expect((await older).gen).toBe(1)
  expect((await newer).gen).toBe(2)
  expect(exchanges).toEqual(['first-refresh-1'])
})

test('refresh: runs separately for each login', async () => {
  const gate = Promise.withResolvers<void>()
  const { calls, refresh, auth, exchanges } = createHarness({
    lock: (_signal, work) => work(),
    exchange: () => gate.promise.then(() => tokenPair(1)),
  })
  const first = refresh()
  await vi.advanceTimersByTimeAsync(0)
  auth.login('client', createLoginFacts('second'), 'sid-second')
  const second = calls.refresh({
    sid: 'sid-second',
    accessToken: 'second-access-0',
    realm: 'client',
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(exchanges).toEqual(['first-refresh-0', 'second-refresh-0'])
  gate.resolve()
  expect(await first).toBe('SupersededError')
  expect((await second).sid).toBe('sid-second')
})

test('refresh: a late refresh does not end the one in flight for the next login', async () => {
  const [early, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { calls, refresh, auth, exchanges } = createHarness({
    lock: (_signal, work) => work(),
    exchange: () => (exchanges.length === 1 ? early : late).promise.then(() => tokenPair(1)),
  })
  const first = refresh()
  await vi.advanceTimersByTimeAsync(0)
  auth.login('client', createLoginFacts('second'), 'sid-second')
  const requestAuth = {
    sid: 'sid-second',
    accessToken: 'second-access-0',
    realm: 'client',
  } as const
  const second = calls.refresh(requestAuth)
  await vi.advanceTimersByTimeAsync(0)
  early.resolve()
  expect(await first).toBe('SupersededError')
  const third = calls.refresh(requestAuth)
  await vi.advanceTimersByTimeAsync(0)
  expect(exchanges).toHaveLength(2)
  late.resolve()
  expect(await third).toEqual(await second)
})

test('refresh: the cooldown applies to one login only', async () => {
  const { calls, refresh, auth, exchanges } = createHarness({ exchange: unreachable })
  expect(await refresh()).toBe('TransientRefreshError')
  auth.login('client', createLoginFacts('second'), 'sid-second')
  await name(calls.refresh({ sid: 'sid-second', accessToken: 'second-access-0', realm: 'client' }))
  expect(exchanges).toEqual(['first-refresh-0', 'second-refresh-0'])
})

test('B11 refresh: a frozen lock holder releases the waiting calls after 60 s', async () => {
  const lock = createTabLock()
  void lock(new AbortController().signal, () => new Promise(() => {}))
  const { refresh, auth, exchanges } = createHarness({ lock })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(await Promise.race([outcome, Promise.resolve('still waiting')])).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await outcome).toBe('TransientRefreshError')
  // The registry has no row yet.
  expect(await refresh()).toBe('TransientRefreshError')
  expect(exchanges).toEqual([])
  expect(auth.snapshot()).not.toBeNull()
})

test('S8 announces the end once, however many calls fail', async () => {
  const { calls, requestAuth, auth, storage, events } = createHarness({
    exchange: () => Promise.reject(new ExchangeRejectedError()),
  })
  await name(calls.refresh(requestAuth))
  storage.set('session_rev', 'sid-first.0')
  auth.announceEnd('sid-first', 'client')
  expect(events).toHaveLength(1)
})

test('S2 assertCurrent: refuses a response for the previous login and announces its end', () => {
  const { calls, auth, storage, requestAuth, events } = createHarness()
  auth.reconcile()
  calls.assertCurrent(requestAuth)
  storage.remove('session_rev')
  expect(() => calls.assertCurrent(requestAuth)).toThrow('Superseded')
  expect(events).toEqual([{ type: 'replaced', was: 'client', by: undefined }])
})

test('S3 logout: clears the login at once and again after a late refresh', async () => {
  const { calls, rows, storage, auth, adopt } = createHarness()
  const loggingOut = calls.logout()
  expect(auth.snapshot()).toBeNull()
  // A refresh in another tab stores its pair now.
  adopt(1)
  expect(await loggingOut).toMatchObject({ accessToken: 'first-access-0' })
  expect(rows.get('sid-first')).toEqual({ gen: 0, ended: Date.now() })
  expect(storage.get('access_token')).toBeNull()
})

test('logout: keeps a login that another tab has stored in the meantime', async () => {
  const { calls, auth } = createHarness()
  const loggingOut = calls.logout()
  auth.login('client', createLoginFacts('second'), 'sid-second')
  await loggingOut
  expect(auth.snapshot()?.sid).toBe('sid-second')
})

test('S2 login: ends all previous logins under the lock', async () => {
  const gate = Promise.withResolvers<void>()
  const { calls, rows, auth, refresh } = createHarness({
    exchange: () => gate.promise.then(() => tokenPair(1)),
  })
  rows.set('sid-of-another-tab', { gen: 4 })
  const refreshed = refresh()
  await vi.advanceTimersByTimeAsync(0)
  const signedIn = calls.login('admin', createLoginFacts('second'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(auth.snapshot()?.sid).toBe('sid-first')
  gate.resolve()
  await refreshed
  await signedIn
  expect(auth.snapshot()).toMatchObject({ realm: 'admin', accessToken: 'second-access-0' })
  expect(rows.get('sid-first')).toEqual({ gen: 1, ended: Date.now() })
  expect(rows.get('sid-of-another-tab')).toEqual({ gen: 4, ended: Date.now() })
  expect(rows.get(auth.snapshot()?.sid ?? '')).toEqual({ gen: 0 })
})

test('login: waits 5 s for a refresh that hangs and discards its pair', async () => {
  const gate = Promise.withResolvers<void>()
  const { calls, auth, refresh } = createHarness({
    exchange: () => gate.promise.then(() => tokenPair(1)),
  })
  const refreshed = refresh()
  await vi.advanceTimersByTimeAsync(0)
  const signedIn = calls.login('client', createLoginFacts('second'))
  await vi.advanceTimersByTimeAsync(5_000)
  await signedIn
  gate.resolve()
  expect(await refreshed).toBe('SupersededError')
  expect(auth.snapshot()?.accessToken).toBe('second-access-0')
})

test('login: a full storage is reported without a second attempt', async () => {
  const { calls, storage, auth } = createHarness()
  let tries = 0
  storage.set = () => {
    tries += 1
    throw new DOMException('full', 'QuotaExceededError')
  }
  await expect(calls.login('client', createLoginFacts('second'))).rejects.toBeInstanceOf(
    StorageFullError,
  )
  expect(tries).toBe(1)
  expect(auth.snapshot()).toBeNull()
})
