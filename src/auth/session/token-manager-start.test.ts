import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHarness, factsOf, tokenPair } from '@/test/auth-harness'

// An earlier page may have left an exchange under way, or the pair that it returned (behavior 4.13).

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('start: the first call waits for the exchange that an earlier page left, and uses its pair', async () => {
  const gate = Promise.withResolvers<void>()
  const { calls, rows, exchanges, storage } = createHarness({ untilIdle: () => gate.promise })
  const authorized = calls.authorize('client')
  rows.set('sid-first', { gen: 1, handover: tokenPair(1) })
  gate.resolve()
  expect(await authorized).toMatchObject({ accessToken: 'first-access-1' })
  expect(storage.get('session_rev')).toBe('sid-first.1')
  expect(rows.get('sid-first')).toEqual({ gen: 1 })
  expect(exchanges).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('start: the first call waits 5 s at most, later ones not at all', async () => {
  const waited: string[] = []
  const { calls } = createHarness({
    untilIdle: (_, signal) =>
      new Promise((_resolve, reject) => {
        waited.push('first')
        signal.addEventListener('abort', () => reject(new Error('too long')))
      }),
  })
  const authorized = calls.authorize('client')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await authorized).toMatchObject({ accessToken: 'first-access-0' })
  await calls.authorize('client')
  expect(waited).toHaveLength(1)
  calls.startAgain()
  const again = calls.authorize('client')
  await vi.advanceTimersByTimeAsync(5_000)
  await again
  expect(waited).toHaveLength(2)
})

test('S2 start: a login that is replaced during the wait gets no token, and refreshes no other', async () => {
  const gate = Promise.withResolvers<void>()
  const { calls, auth, storage, exchanges } = createHarness({ untilIdle: () => gate.promise })
  const authorized = calls.authorize('client')
  auth.login('client', factsOf('second'), 'sid-second')
  // A refresh of the new login is due.
  storage.remove('LOGIN_TIME')
  gate.resolve()
  await expect(authorized).rejects.toMatchObject({ name: 'SupersededError' })
  expect(exchanges).toEqual([])
})
