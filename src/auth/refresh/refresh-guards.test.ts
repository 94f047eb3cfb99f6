// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { factsOf, pairOf, authRig } from '@/test/auth-rig'
import { RefreshRejectedError } from '@/auth/session/session-errors'

/** One test for each line of the refresh that keeps something from happening (rows B, invariants I1 to I10). */

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const rejected = () => Promise.reject(new RefreshRejectedError())
const dropped = () => Promise.reject(new TypeError('no network'))

test('a refresh stores the pair, and the registry knows of it', async () => {
  const { refresh, rows, auth } = authRig()
  await refresh()
  expect(auth.snapshot()).toMatchObject({ gen: 1, accessToken: 'first-access-1' })
  expect(rows.get('sid-first')).toEqual({ gen: 1 })
})

test('I2 another login in local storage: superseded, nothing is sent', async () => {
  const { refresh, auth, exchanges } = authRig()
  auth.login('client', factsOf('second'), 'sid-second')
  expect(await refresh()).toBe('SupersededError')
  expect(exchanges).toEqual([])
})

test('B2 behind the registry: waits for local storage, and adopts', async () => {
  const { refresh, rows, adopt, exchanges } = authRig()
  rows.set('sid-first', { gen: 1 })
  setTimeout(() => adopt(1), 2_900)
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await outcome).toMatchObject({ gen: 1, accessToken: 'first-access-1' })
  expect(exchanges).toEqual([])
})

test('behind for more than 3 s: the pair was lost with its tab, and the login ends cleanly', async () => {
  const { refresh, rows, auth, exchanges, events } = authRig()
  rows.set('sid-first', { gen: 1 })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(3_100)
  expect(await outcome).toBe('SessionEndedError')
  expect(exchanges).toEqual([])
  expect(auth.snapshot()).toBeNull()
  expect(rows.get('sid-first')?.ended).toBeGreaterThan(0)
  expect(events).toEqual([{ type: 'ended', realm: 'client' }])
})

test('a computer that slept looks again before it gives a pair up for lost', async () => {
  const { refresh, rows, adopt } = authRig()
  rows.set('sid-first', { gen: 1 })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(100)
  vi.setSystemTime(Date.now() + 3 * 3_600_000)
  setTimeout(() => adopt(1), 200)
  await vi.advanceTimersByTimeAsync(500)
  expect(await outcome).toMatchObject({ gen: 1 })
})

test('ended by another tab: nothing is sent, and what is left of it goes', async () => {
  const { refresh, rows, auth, exchanges } = authRig()
  rows.set('sid-first', { gen: 0, ended: Date.now() })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(3_100)
  expect(await outcome).toBe('SessionEndedError')
  expect(exchanges).toEqual([])
  expect(auth.snapshot()).toBeNull()
})

test('ended by another tab that signs in: its login is not cleared', async () => {
  const { refresh, rows, auth } = authRig()
  rows.set('sid-first', { gen: 0, ended: Date.now() })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(100)
  auth.login('client', factsOf('second'), 'sid-second')
  await vi.advanceTimersByTimeAsync(100)
  expect(await outcome).toBe('SupersededError')
  expect(auth.snapshot()?.sid).toBe('sid-second')
})

test('another token than the refused one is stored: adopted', async () => {
  const { refresh, adopt, rows, exchanges } = authRig()
  adopt(1)
  rows.set('sid-first', { gen: 1 })
  expect(await refresh()).toMatchObject({ gen: 1 })
  expect(exchanges).toEqual([])
})

test('a token that rests keeps nobody from adopting the one after it', async () => {
  const { refresh, adopt, rows } = authRig()
  await vi.advanceTimersByTimeAsync(1_000)
  adopt(1)
  rows.set('sid-first', { gen: 1, failed: Date.now() })
  expect(await refresh()).toMatchObject({ gen: 1 })
})

test('the wait for local storage ends with the deadline', async () => {
  const lag = { ms: 0 }
  const { refresh, rows, auth } = authRig({
    clock: {
      now: () => Date.now(),
      // A hidden tab: each look comes late.
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

test('I1 a token that another tab has sent in vain rests here too, for the rest of the minute', async () => {
  const { refresh, rows, exchanges } = authRig()
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

test('a page that was opened after the failure asks at once', async () => {
  const failed = Date.now() - 1_000
  const { refresh, rows } = authRig()
  rows.set('sid-first', { gen: 0, failed })
  expect(await refresh()).toMatchObject({ gen: 1 })
})

test('a failure in the future is the fault of a clock', async () => {
  const { refresh, rows } = authRig()
  rows.set('sid-first', { gen: 0, failed: Date.now() + 9e9 })
  expect(await refresh()).toMatchObject({ gen: 1 })
})

test('I8 a transient failure is noted for all tabs and clears nothing', async () => {
  const { refresh, rows, auth } = authRig({ exchange: dropped })
  expect(await refresh()).toBe('TransientRefreshError')
  expect(rows.get('sid-first')).toEqual({ gen: 0, failed: Date.now() })
  expect(auth.snapshot()?.refreshToken).toBe('first-refresh-0')
})

test('I8 a rejection ends the login for all tabs', async () => {
  const { refresh, rows, auth, events } = authRig({ exchange: rejected })
  expect(await refresh()).toBe('SessionEndedError')
  expect(rows.get('sid-first')).toEqual({ gen: 0, ended: Date.now() })
  expect(auth.snapshot()).toBeNull()
  expect(events).toEqual([{ type: 'ended', realm: 'client' }])
})

test('rejected because another tab was quicker: its pair is adopted, and nobody is signed out', async () => {
  const rig = authRig({
    exchange: () => {
      rig.rows.set('sid-first', { gen: 1 })
      rig.adopt(1)
      return rejected()
    },
  })
  expect(await rig.refresh()).toMatchObject({ gen: 1 })
  expect(rig.events).toEqual([])
})

test('rejected after a sign-out in another tab: not told as an end', async () => {
  const rig = authRig({
    exchange: () => {
      rig.rows.set('sid-first', { gen: 0, ended: 1 })
      return rejected()
    },
  })
  expect(await rig.refresh()).toBe('SupersededError')
  expect(rig.events).toEqual([])
  expect(rig.rows.get('sid-first')).toEqual({ gen: 0, ended: 1 })
})

test('I3 ended while the pair was on its way: it is thrown away', async () => {
  const rig = authRig({
    exchange: async () => {
      rig.rows.set('sid-first', { gen: 0, ended: 1 })
      return pairOf(1)
    },
  })
  expect(await rig.refresh()).toBe('SupersededError')
  expect(rig.auth.snapshot()?.accessToken).toBe('first-access-0')
  expect(rig.rows.get('sid-first')).toEqual({ gen: 0, ended: 1 })
})

test('passed over while it was frozen: the newer pair of another tab stays', async () => {
  const rig = authRig({
    exchange: async () => {
      rig.rows.set('sid-first', { gen: 2 })
      rig.adopt(2)
      return pairOf(1)
    },
  })
  expect(await rig.refresh()).toMatchObject({ gen: 2, accessToken: 'first-access-2' })
  expect(rig.rows.get('sid-first')).toEqual({ gen: 2 })
})

test('I2 another login while the pair was on its way: it is not written over it', async () => {
  const rig = authRig({
    exchange: async () => {
      rig.auth.login('client', factsOf('second'), 'sid-second')
      return pairOf(1)
    },
  })
  expect(await rig.refresh()).toBe('SupersededError')
  expect(rig.auth.snapshot()).toMatchObject({
    sid: 'sid-second',
    accessToken: 'second-access-0',
  })
})

test('the registry comes first, and session_rev last: nobody sees half a pair', async () => {
  const rig = authRig()
  const written: string[] = []
  const { set } = rig.storage
  rig.storage.set = (key, value) => {
    written.push(`${key} at ${rig.rows.get('sid-first')?.gen}`)
    set(key, value)
  }
  await rig.refresh()
  expect(written).toEqual([
    'refresh_token at 1',
    'LOGIN_TIME at 1',
    'access_token at 1',
    'session_rev at 1',
  ])
})

test('I3 signed out between the registry and the storage: cleared after all', async () => {
  const rig = authRig()
  const { set } = rig.storage
  rig.storage.set = (key, value) => {
    set(key, value)
    if (key === 'session_rev') rig.rows.set('sid-first', { gen: 1, ended: 1 })
  }
  expect(await rig.refresh()).toBe('SupersededError')
  expect(rig.storage.get('refresh_token')).toBeNull()
})

test('I2 another login right after the pair was stored: it is not handed to the old calls', async () => {
  const rig = authRig()
  const { set } = rig.storage
  rig.storage.set = (key, value) => {
    set(key, value)
    if (key !== 'session_rev' || !value.startsWith('sid-first')) return
    rig.auth.login('client', factsOf('second'), 'sid-second')
  }
  expect(await rig.refresh()).toBe('SupersededError')
})
