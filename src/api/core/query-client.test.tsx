import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error'
import { createQueryClient, retryDelay } from './query-client'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const serverError = (status: number, retryAfter?: number) =>
  new ApiError('status', 'x', { status, retryAfter })

async function countReads(error: unknown): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(error))
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['x'], queryFn })
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(120_000)
  stop()
  return queryFn.mock.calls.length
}

for (const [what, error, sends] of [
  ['502', serverError(502), 3],
  ['503', serverError(503), 3],
  ['504', serverError(504), 3],
  ['429', serverError(429), 3],
  ['no response', new ApiError('no-response', 'x'), 3],
  ['a timeout', new ApiError('timeout', 'x'), 1],
  ['500', serverError(500), 1],
  ['404', serverError(404), 1],
  ['a broken contract', new ApiError('contract', 'x'), 1],
] as const) {
  test(`E10 a read that fails with ${what} is sent ${sends} times in all`, async () => {
    expect(await countReads(error)).toBe(sends)
  })
}

test('nothing is retried while the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await countReads(new ApiError('no-response', 'x'))).toBe(1)
})

test('A18 a write is never retried', async () => {
  for (const error of [
    serverError(502),
    new ApiError('timeout', 'x'),
    new ApiError('no-response', 'x'),
  ]) {
    const mutationFn = vi.fn(() => Promise.reject(error))
    const observer = new MutationObserver(createQueryClient(), { mutationFn })
    await expect(observer.mutate()).rejects.toBe(error)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(mutationFn).toHaveBeenCalledTimes(1)
  }
})

test('E9 Retry-After is respected up to 30 s', () => {
  expect(retryDelay(0, serverError(429, 5_000))).toBe(5_000)
  expect(retryDelay(0, serverError(429, 3_600_000))).toBe(30_000)
  expect(retryDelay(1, serverError(503))).toBe(1_000)
})

test('a write refetches the queries that it invalidates', async () => {
  const client = createQueryClient()
  const queryFn = vi.fn(async () => 1)
  const stop = new QueryObserver(client, { queryKey: ['list'], queryFn }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  await new MutationObserver(client, {
    mutationFn: async () => 1,
    meta: { invalidates: [['list']] },
  }).mutate()
  await vi.advanceTimersByTimeAsync(0)
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
})

test('E6 going online refetches what is on screen and repeats no write', async () => {
  const client = createQueryClient()
  client.mount()
  const shown = vi.fn(async () => 1)
  const hidden = vi.fn(async () => 1)
  await client.prefetchQuery({ queryKey: ['hidden'], queryFn: hidden })
  const stop = new QueryObserver(client, { queryKey: ['shown'], queryFn: shown }).subscribe(
    () => {},
  )
  const write = vi.fn(() => Promise.reject(new ApiError('no-response', 'x')))
  await expect(new MutationObserver(client, { mutationFn: write }).mutate()).rejects.toBeDefined()
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(shown).toHaveBeenCalledTimes(2)
  expect(hidden).toHaveBeenCalledTimes(1)
  expect(write).toHaveBeenCalledTimes(1)
  stop()
  client.unmount()
})
