import { MutationObserver, QueryObserver, focusManager } from '@tanstack/react-query'
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
  ['a broken contract', new ApiError('contract', 'x', { status: 503 }), 1],
] as const) {
  test(`E10 sends a read ${sends} times in total if it fails with ${what}`, async () => {
    expect(await countReads(error)).toBe(sends)
  })
}

test('does not retry while the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await countReads(new ApiError('no-response', 'x'))).toBe(1)
})

test('A18 never retries a write', async () => {
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

test('E9 respects Retry-After up to 30 s', () => {
  expect(retryDelay(0, serverError(429, 5_000))).toBe(5_000)
  expect(retryDelay(0, serverError(429, 3_600_000))).toBe(30_000)
  expect(retryDelay(1, serverError(503))).toBe(1_000)
})

test('refetches the queries that a write invalidates', async () => {
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

/** Runs a write that invalidates `list`, and returns its outcome. */
async function runWrite(client: ReturnType<typeof createQueryClient>, error?: Error) {
  const mutation = new MutationObserver(client, {
    mutationFn: () => (error ? Promise.reject(error) : Promise.resolve('done')),
    meta: { invalidates: [['list']] },
  })
  return mutation.mutate().catch(() => 'failed')
}

test('ends a write without waiting for the invalidated queries to be refetched', async () => {
  const client = createQueryClient()
  client.setQueryData(['list'], 1)
  const queryFn = () => new Promise<number>(() => {})
  const options = { queryKey: ['list'], queryFn, staleTime: Infinity }
  const stop = new QueryObserver(client, options).subscribe(() => {})
  const onEnded = vi.fn<(outcome: string) => void>()
  void runWrite(client).then(onEnded)
  await vi.advanceTimersByTimeAsync(0)
  expect(onEnded).toHaveBeenCalledWith('done')
  expect(client.isFetching({ queryKey: ['list'] })).toBe(1)
  stop()
})

for (const [what, error, reads] of [
  ['succeeds', undefined, 2],
  ['gets no response', new ApiError('no-response', 'x'), 2],
  ['gets an unreadable response', new ApiError('contract', 'x'), 2],
  ['fails with 504', serverError(504), 2],
  ['is rejected', serverError(400), 1],
] as const) {
  test(`A19 fetches a shown or reopened list ${reads} times if a write ${what}`, async () => {
    const client = createQueryClient()
    const onShown = vi.fn(async () => 'shown')
    const options = { queryKey: ['list', 'shown'], queryFn: onShown, staleTime: Infinity }
    const stop = new QueryObserver(client, options).subscribe(() => {})
    const onOpened = vi.fn(async () => 'opened')
    const open = () => client.ensureQueryData({ queryKey: ['list', 'opened'], queryFn: onOpened })
    await open()
    await runWrite(client, error)
    await vi.advanceTimersByTimeAsync(0)
    await open()
    expect(onShown).toHaveBeenCalledTimes(reads)
    expect(onOpened).toHaveBeenCalledTimes(reads)
    stop()
  })
}

test('E6 refetches only visible queries, and repeats no writes, when the browser goes online', async () => {
  const client = createQueryClient()
  client.mount()
  const onShown = vi.fn(async () => 1)
  const onHidden = vi.fn(async () => 1)
  await client.prefetchQuery({ queryKey: ['hidden'], queryFn: onHidden })
  const stop = new QueryObserver(client, { queryKey: ['shown'], queryFn: onShown }).subscribe(
    () => {},
  )
  const write = vi.fn(() => Promise.reject(new ApiError('no-response', 'x')))
  await expect(new MutationObserver(client, { mutationFn: write }).mutate()).rejects.toBeDefined()
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(onShown).toHaveBeenCalledTimes(2)
  expect(onHidden).toHaveBeenCalledTimes(1)
  expect(write).toHaveBeenCalledTimes(1)
  stop()
  client.unmount()
})

test('does not refetch when the user returns to the page', async () => {
  const client = createQueryClient()
  client.mount()
  const queryFn = vi.fn(async () => 1)
  const stop = new QueryObserver(client, { queryKey: ['x'], queryFn }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(queryFn).toHaveBeenCalledTimes(1)
  focusManager.setFocused(undefined)
  stop()
  client.unmount()
})

test('fetches cached data again only after 30 s', async () => {
  const client = createQueryClient()
  const queryFn = vi.fn(async () => 1)
  const read = () => client.fetchQuery({ queryKey: ['x'], queryFn })
  await read()
  await vi.advanceTimersByTimeAsync(29_999)
  await read()
  expect(queryFn).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await read()
  expect(queryFn).toHaveBeenCalledTimes(2)
})

test('runs a query while offline, so the screen can show the connection message', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const queryFn = vi.fn(async () => 1)
  await createQueryClient().fetchQuery({ queryKey: ['x'], queryFn })
  expect(queryFn).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
})
