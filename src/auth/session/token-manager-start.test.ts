import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHarness, createLoginFacts, tokenPair } from '@/test/auth-harness'

// An earlier page may have left an exchange under way, or the pair that it returned (behavior 4.13).

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('start: the first call waits for the exchange that an earlier page left, and uses its pair', async () => {
  const gate = Promise.withResolvers<void>()
  const { calls, rows, exchanges, storage } = createHarness({ untilIdle: () => gate.promise })
  const authorization = calls.authorize('client')
  rows.set('sid-first', { gen: 1, handover: tokenPair(1) })
  gate.resolve()
  expect(await authorization).toMatchObject({ accessToken: 'first-access-1' })
  expect(storage.get('session_rev')).toBe('sid-first.1')
  expect(rows.get('sid-first')).toEqual({ gen: 1 })
  expect(exchanges).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('start: does not wait again in the first call', async () => {
  const untilIdle = vi.fn(async () => {})
  const { calls } = createHarness({ untilIdle })
  await calls.start()
  expect(untilIdle).toHaveBeenCalledTimes(1)
  await calls.authorize('client')
  expect(untilIdle).toHaveBeenCalledTimes(1)
})

test('start: the first call waits 5 s at most, later ones not at all', async () => {
  const waits: string[] = []
  const { calls } = createHarness({
    untilIdle: (_, signal) =>
      new Promise((_resolve, reject) => {
        waits.push('first')
        signal.addEventListener('abort', () => reject(new Error('too long')))
      }),
  })
  const authorization = calls.authorize('client')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await authorization).toMatchObject({ accessToken: 'first-access-0' })
  await calls.authorize('client')
  expect(waits).toHaveLength(1)
  calls.startAgain()
  const again = calls.authorize('client')
  await vi.advanceTimersByTimeAsync(5_000)
  await again
  expect(waits).toHaveLength(2)
})

test('S2 start: a login that is replaced during the wait gets no token, and refreshes no other', async () => {
  const gate = Promise.withResolvers<void>()
  const { calls, auth, storage, exchanges } = createHarness({ untilIdle: () => gate.promise })
  const authorization = calls.authorize('client')
  auth.login('client', createLoginFacts('second'), 'sid-second')
  // A refresh of the new login is due.
  storage.remove('LOGIN_TIME')
  gate.resolve()
  await expect(authorization).rejects.toMatchObject({ name: 'SupersededError' })
  expect(exchanges).toEqual([])
})
