import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { patient } from '@/test/patient'
import { ApiError } from './api-error'
import { load, loadFresh, startQuery } from './load'
import { createQueryClient } from './query-client'

function hanging() {
  const signals: AbortSignal[] = []
  const options = queryOptions({
    queryKey: ['x'],
    queryFn: ({ signal }) => {
      signals.push(signal)
      return new Promise<number>(() => {})
    },
  })
  return { options, signals }
}

test('E12 aborts the loader and an unobserved query when the navigation is canceled', async () => {
  const client = createQueryClient()
  const { options, signals } = hanging()
  const navigation = new AbortController()
  const loading = load(client, options, navigation.signal).catch((error: unknown) => error)
  await vi.waitFor(() => expect(signals).toHaveLength(1), patient)
  navigation.abort()
  expect(await loading).toMatchObject({ name: 'AbortError' })
  expect(signals[0]?.aborted).toBe(true)
})

test('does not cancel a query that was already removed at the end of the login', async () => {
  const client = createQueryClient()
  const { options } = hanging()
  const navigation = new AbortController()
  const onFailed = vi.fn<(error: unknown) => void>()
  process.once('uncaughtException', onFailed)
  const loading = load(client, options, navigation.signal).catch((error: unknown) => error)
  client.clear()
  navigation.abort()
  expect(await loading).toMatchObject({ name: 'AbortError' })
  await new Promise((resolve) => setImmediate(resolve))
  process.off('uncaughtException', onFailed)
  expect(onFailed).not.toHaveBeenCalled()
})

test('does not cancel a query that a screen observes when the navigation is canceled', async () => {
  const client = createQueryClient()
  const { options, signals } = hanging()
  const stop = new QueryObserver(client, options).subscribe(() => {})
  const navigation = new AbortController()
  const loading = load(client, options, navigation.signal).catch((error: unknown) => error)
  navigation.abort()
  expect(await loading).toMatchObject({ name: 'AbortError' })
  expect(signals).toHaveLength(1)
  expect(signals[0]?.aborted).toBe(false)
  stop()
})

test('does not fetch cached data again', async () => {
  const client = createQueryClient()
  const { options, signals } = hanging()
  client.setQueryData(options.queryKey, 7)
  expect(await load(client, options, new AbortController().signal)).toBe(7)
  expect(signals).toHaveLength(0)
})

test('refetches data invalidated by a write, even if a screen shows it', async () => {
  const client = createQueryClient()
  const queryFn = vi.fn(async () => queryFn.mock.calls.length)
  const options = queryOptions({ queryKey: ['x'], queryFn, staleTime: Infinity })
  const stop = new QueryObserver(client, options).subscribe(() => {})
  const { signal } = new AbortController()
  expect(await load(client, options, signal)).toBe(1)
  void client.invalidateQueries(options)
  expect(await load(client, options, signal)).toBe(2)
  stop()
})

test('uses existing data if its refetch failed', async () => {
  const client = createQueryClient()
  const options = queryOptions({
    queryKey: ['x'],
    queryFn: () => Promise.reject<number>(new Error('no')),
    retry: false,
  })
  client.setQueryData(options.queryKey, 7)
  await client.refetchQueries(options)
  const stop = new QueryObserver(client, { ...options, enabled: false }).subscribe(() => {})
  expect(await load(client, options, new AbortController().signal)).toBe(7)
  stop()
})

test.each([
  [1_000, 7],
  [60_000, 8],
])('fetches again for an edit if cached data is too old: %s ms, value %s', async (age, found) => {
  const client = createQueryClient()
  const options = queryOptions({ queryKey: ['x'], queryFn: async () => 8 })
  client.setQueryData(options.queryKey, 7, { updatedAt: Date.now() - age })
  expect(await loadFresh(client, options, new AbortController().signal)).toBe(found)
})

test('starts a list query without waiting for its response', async () => {
  const { options, signals } = hanging()
  startQuery(createQueryClient(), options, { abortController: new AbortController() })
  await vi.waitFor(() => expect(signals).toHaveLength(1), patient)
  expect(signals[0]?.aborted).toBe(false)
})

test('E12 aborts an unobserved list query when the navigation is canceled', async () => {
  const { options, signals } = hanging()
  const abortController = new AbortController()
  startQuery(createQueryClient(), options, { abortController })
  await vi.waitFor(() => expect(signals).toHaveLength(1), patient)
  abortController.abort()
  expect(signals[0]?.aborted).toBe(true)
})

test('stores the error of a list query instead of throwing it', async () => {
  const client = createQueryClient()
  const error = new ApiError('status', 'missing', { status: 404 })
  const queryFn = () => Promise.reject<number>(error)
  const options = queryOptions({ queryKey: ['rows'], queryFn, retry: false })
  startQuery(client, options, { abortController: new AbortController() })
  await vi.waitFor(() => expect(client.getQueryState(options.queryKey)?.error).toBe(error), patient)
})
