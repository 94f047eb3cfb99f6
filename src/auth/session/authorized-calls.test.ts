// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { factsOf, pairOf, authRig } from '@/test/auth-rig'
import { createTabLock } from '@/auth/refresh/lock'
import { REFRESH_AFTER } from './authorized-calls'
import { RefreshRejectedError, StorageFullError } from './session-errors'

/** One test for each line around the refresh that keeps something from happening (invariants I1 to I9). */

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const name = (promise: Promise<unknown>) => promise.catch((error: Error) => error.name)

test('I7 before: no session, and a session of the other realm', async () => {
  const { calls, auth } = authRig({ realm: 'admin' })
  expect(await name(calls.before('client'))).toBe('SessionEndedError')
  expect(await name(calls.before('client', 'sid-first'))).toBe('SupersededError')
  auth.signOut()
  expect(await name(calls.before('admin'))).toBe('SessionEndedError')
})

test('I2 before: a call of the login before is refused, and the tab hears of it', async () => {
  const { calls, auth, storage, events } = authRig()
  auth.reconcile()
  storage.set('session_rev', 'sid-second.0')
  expect(await name(calls.before('client', 'sid-first'))).toBe('SupersededError')
  expect(events).toEqual([{ type: 'replaced', was: 'client', by: 'client' }])
})

test('I2 before: another login while it waited for the refresh', async () => {
  const rig = authRig({
    exchange: async () => {
      rig.auth.login('client', factsOf('second'), 'sid-second')
      throw new TypeError('no network')
    },
  })
  await vi.advanceTimersByTimeAsync(REFRESH_AFTER)
  expect(await name(rig.calls.before('client', 'sid-first'))).toBe('SupersededError')
})

test('before: waits for a refresh that runs, though its own token is young', async () => {
  const gate = Promise.withResolvers<void>()
  const { calls, refresh } = authRig({ exchange: () => gate.promise.then(() => pairOf(1)) })
  const refreshed = refresh()
  await vi.advanceTimersByTimeAsync(0)
  const pinned = calls.before('client')
  gate.resolve()
  await refreshed
  expect(await pinned).toMatchObject({ accessToken: 'first-access-1' })
})

test('I1 before: waiting for a refresh that has stored its pair already does not ask for another', async () => {
  const { calls, refresh, exchanges, storage } = authRig()
  const { set } = storage
  let pinned: Promise<unknown> | undefined
  storage.set = (key, value) => {
    set(key, value)
    if (key === 'session_rev') pinned = calls.before('client')
  }
  await refresh()
  expect(await pinned).toMatchObject({ accessToken: 'first-access-1' })
  expect(exchanges).toHaveLength(1)
})

test('before: a transient failure goes on with the old token, and rests for a minute', async () => {
  const { calls, exchanges } = authRig({ exchange: () => Promise.reject(new TypeError('x')) })
  await vi.advanceTimersByTimeAsync(REFRESH_AFTER)
  for (let call = 0; call < 3; call += 1)
    expect(await calls.before('client')).toMatchObject({ accessToken: 'first-access-0' })
  expect(exchanges).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  await calls.before('client')
  expect(exchanges).toHaveLength(2)
})

test('before: the end of the session is no transient failure', async () => {
  const { calls } = authRig({ exchange: () => Promise.reject(new RefreshRejectedError()) })
  await vi.advanceTimersByTimeAsync(REFRESH_AFTER)
  expect(await name(calls.before('client'))).toBe('SessionEndedError')
})

test('I1 refresh: one exchange for all who ask, and none within the cooldown', async () => {
  const { refresh, exchanges } = authRig({ exchange: () => Promise.reject(new TypeError('x')) })
  await Promise.all([refresh(), refresh(), refresh()])
  await refresh()
  expect(exchanges).toHaveLength(1)
})

test('refresh: within the cooldown, what another tab has got is adopted', async () => {
  const { refresh, adopt, rows } = authRig({
    exchange: () => Promise.reject(new TypeError('x')),
  })
  expect(await refresh()).toBe('TransientRefreshError')
  adopt(1)
  rows.set('sid-first', { gen: 1 })
  expect(await refresh()).toMatchObject({ gen: 1 })
})

test('refresh: a login that is no longer the stored one, and the tab hears of it', async () => {
  const { refresh, auth, storage, events } = authRig()
  auth.reconcile()
  storage.remove('session_rev')
  expect(await refresh()).toBe('SupersededError')
  expect(events).toEqual([{ type: 'replaced', was: 'client', by: undefined }])
})

test('A17 refresh: whatever hangs, the waiting calls are let go after 60 s', async () => {
  const { refresh } = authRig({ lock: () => new Promise(() => {}) })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await Promise.race([outcome, Promise.resolve('still waiting')])).toBe(
    'TransientRefreshError',
  )
})

test('refresh: asked for with a newer token than the one that runs, it does not hand that one back', async () => {
  const gate = Promise.withResolvers<void>()
  const { calls, adopt, rows, seen, exchanges } = authRig({
    lock: async (_signal, work) => gate.promise.then(work),
  })
  const older = calls.refresh(seen)
  adopt(1)
  rows.set('sid-first', { gen: 1 })
  const newer = calls.refresh({ ...seen, accessToken: 'first-access-1' })
  gate.resolve()
  expect((await older).gen).toBe(1)
  expect((await newer).gen).toBe(2)
  expect(exchanges).toEqual(['first-refresh-1'])
})

test('refresh: a login of its own waits for nobody else, and another one does not join it', async () => {
  const gate = Promise.withResolvers<void>()
  const { calls, refresh, auth, exchanges } = authRig({
    lock: (_signal, work) => work(),
    exchange: () => gate.promise.then(() => pairOf(1)),
  })
  const first = refresh()
  await vi.advanceTimersByTimeAsync(0)
  auth.login('client', factsOf('second'), 'sid-second')
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

test('refresh: one that settles late does not end the flight of the login after it', async () => {
  const [early, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { calls, refresh, auth, exchanges } = authRig({
    lock: (_signal, work) => work(),
    exchange: () => (exchanges.length === 1 ? early : late).promise.then(() => pairOf(1)),
  })
  const first = refresh()
  await vi.advanceTimersByTimeAsync(0)
  auth.login('client', factsOf('second'), 'sid-second')
  const seen = { sid: 'sid-second', accessToken: 'second-access-0', realm: 'client' } as const
  const second = calls.refresh(seen)
  await vi.advanceTimersByTimeAsync(0)
  early.resolve()
  expect(await first).toBe('SupersededError')
  const third = calls.refresh(seen)
  await vi.advanceTimersByTimeAsync(0)
  expect(exchanges).toHaveLength(2)
  late.resolve()
  expect(await third).toEqual(await second)
})

test('refresh: the rest after a failure is that of one login, the next one may ask', async () => {
  const { calls, refresh, auth, exchanges } = authRig({
    exchange: () => Promise.reject(new TypeError('x')),
  })
  expect(await refresh()).toBe('TransientRefreshError')
  auth.login('client', factsOf('second'), 'sid-second')
  await name(calls.refresh({ sid: 'sid-second', accessToken: 'second-access-0', realm: 'client' }))
  expect(exchanges).toEqual(['first-refresh-0', 'second-refresh-0'])
})

test('B11 the holder of the lock is frozen: the waiting calls are let go after 60 s, and the session stays', async () => {
  const lock = createTabLock()
  void lock(new AbortController().signal, () => new Promise(() => {}))
  const { refresh, auth, exchanges } = authRig({ lock })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(await Promise.race([outcome, Promise.resolve('still waiting')])).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await outcome).toBe('TransientRefreshError')
  expect(exchanges).toEqual([])
  expect(auth.snapshot()).not.toBeNull()
})

test('I8 the end is told once, however many calls find out', async () => {
  const { calls, seen, auth, storage, events } = authRig({
    exchange: () => Promise.reject(new RefreshRejectedError()),
  })
  await name(calls.refresh(seen))
  storage.set('session_rev', 'sid-first.0')
  auth.announceEnd('sid-first', 'client')
  expect(events).toHaveLength(1)
})

test('I2 after: an answer for the login before is refused, and the tab hears of it', () => {
  const { calls, auth, storage, seen, events } = authRig()
  auth.reconcile()
  calls.assertCurrent(seen)
  storage.remove('session_rev')
  expect(() => calls.assertCurrent(seen)).toThrow('Superseded')
  expect(events).toEqual([{ type: 'replaced', was: 'client', by: undefined }])
})

test('I3 logout: cleared before anything else, ended for all tabs, and cleared again', async () => {
  const { calls, rows, storage, auth, adopt } = authRig()
  const leaving = calls.logout()
  expect(auth.snapshot()).toBeNull()
  // A refresh in another tab stores its pair just now.
  adopt(1)
  expect(await leaving).toMatchObject({ accessToken: 'first-access-0' })
  expect(rows.get('sid-first')).toEqual({ gen: 0, ended: Date.now() })
  expect(storage.get('access_token')).toBeNull()
})

test('logout: a login that another tab has made meanwhile stays', async () => {
  const { calls, auth } = authRig()
  const leaving = calls.logout()
  auth.login('client', factsOf('second'), 'sid-second')
  await leaving
  expect(auth.snapshot()?.sid).toBe('sid-second')
})

test('I2 login: ends every login before, under the lock', async () => {
  const gate = Promise.withResolvers<void>()
  const { calls, rows, auth, refresh } = authRig({
    exchange: () => gate.promise.then(() => pairOf(1)),
  })
  rows.set('sid-of-another-tab', { gen: 4 })
  const refreshed = refresh()
  await vi.advanceTimersByTimeAsync(0)
  const signedIn = calls.login('admin', factsOf('second'))
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

test('login: waits 5 s for a refresh that hangs, whose pair is discarded then', async () => {
  const gate = Promise.withResolvers<void>()
  const { calls, auth, refresh } = authRig({
    exchange: () => gate.promise.then(() => pairOf(1)),
  })
  const refreshed = refresh()
  await vi.advanceTimersByTimeAsync(0)
  const signedIn = calls.login('client', factsOf('second'))
  await vi.advanceTimersByTimeAsync(5_000)
  await signedIn
  gate.resolve()
  expect(await refreshed).toBe('SupersededError')
  expect(auth.snapshot()?.accessToken).toBe('second-access-0')
})

test('login: no room is told, and not tried again without the lock', async () => {
  const { calls, storage, auth } = authRig()
  let tries = 0
  storage.set = () => {
    tries += 1
    throw new DOMException('full', 'QuotaExceededError')
  }
  await expect(calls.login('client', factsOf('second'))).rejects.toBeInstanceOf(StorageFullError)
  expect(tries).toBe(1)
  expect(auth.snapshot()).toBeNull()
})
