import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { toApiError } from '@/api/core/to-api-error'
import type { Exchange } from '@/auth/refresh/exchange-once'
import { rejectOnAbort } from '@/auth/refresh/lock'
import type { RegistryRow } from '@/auth/refresh/refresh-registry'
import { createHarness, tokenPair } from '@/test/auth-harness'

// The minute without another refresh after a transient failure.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The first exchange never gets an answer. */
const hangOnce = (): Exchange => {
  let sentCount = 0
  return (_realm, _token, signal) =>
    sentCount++ === 0 ? rejectOnAbort(signal) : Promise.resolve(tokenPair(sentCount))
}

test('refresh: adopts a pair that the worker left after the deadline, and rests no longer', async () => {
  const { calls, refresh, requestAuth, rows, exchanges } = createHarness({ exchange: hangOnce() })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toBe('TransientRefreshError')
  expect(await refresh()).toBe('TransientRefreshError')
  rows.set('sid-first', { gen: 1, handover: tokenPair(1) })
  expect(await refresh()).toMatchObject({ gen: 1, accessToken: 'first-access-1' })
  expect(exchanges).toHaveLength(1)
  const next = await calls.refresh({ ...requestAuth, accessToken: 'first-access-1' })
  expect(next.gen).toBe(2)
})

test('refresh: does not rest once another tab has ended the login', async () => {
  const { refresh, rows } = createHarness({ exchange: () => Promise.reject(new TypeError('x')) })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await refresh()).toBe('TransientRefreshError')
  expect(await refresh()).toBe('TransientRefreshError')
  rows.set('sid-first', { gen: 0, ended: Date.now() })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(3_100)
  expect(await outcome).toBe('SessionEndedError')
})

test('A8 refresh: does not rest after a deadline that fired late because the computer slept', async () => {
  const { refresh, exchanges } = createHarness({ exchange: hangOnce() })
  await vi.advanceTimersByTimeAsync(1_000)
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(1_000)
  vi.setSystemTime(Date.now() + 30_000)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(await outcome).toBe('TransientRefreshError')
  expect(await refresh()).toMatchObject({ gen: 1 })
  expect(exchanges).toHaveLength(2)
})

test('A10 refresh: during the cooldown other calls and tabs say what failed', async () => {
  const rows = new Map<string, RegistryRow>()
  const known = { status: 503, body: { message: 'Back at 14:00' }, retryAfter: 5_000 }
  const busy = () => Promise.reject(new ApiError('status', 'answered 503', known))
  const [tab, other] = [createHarness({ rows, exchange: busy }), createHarness({ rows })]
  await vi.advanceTimersByTimeAsync(1_000)
  for (const { calls, requestAuth } of [tab, tab, other, other]) {
    const error: unknown = await calls.refresh(requestAuth).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'TransientRefreshError' })
    expect(toApiError(error, 'v1/data/')).toMatchObject({ kind: 'status', ...known })
  }
  expect([...tab.exchanges, ...other.exchanges]).toHaveLength(1)
})
