import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { patient } from '@/test/patient'
import { ApiError } from './api-error'
import { load, loadFresh, loadRows } from './load'
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

test('E12 canceling the navigation aborts the loader and an unobserved query', async () => {
  const client = createQueryClient()
  const { options, signals } = hanging()
  const navigation = new AbortController()
  const loading = load(client, options, navigation.signal).catch((error: unknown) => error)
  await vi.waitFor(() => expect(signals).toHaveLength(1), patient)
  navigation.abort()
  expect(await loading).toMatchObject({ name: 'AbortError' })
  expect(signals[0]?.aborted).toBe(true)
})

test('a query that the end of the login has removed is not canceled', async () => {
  const client = createQueryClient()
  const { options } = hanging()
  const navigation = new AbortController()
  const failed = vi.fn<(error: unknown) => void>()
  process.once('uncaughtException', failed)
  const loading = load(client, options, navigation.signal).catch((error: unknown) => error)
  client.clear()
  navigation.abort()
  expect(await loading).toMatchObject({ name: 'AbortError' })
  await new Promise((resolve) => setImmediate(resolve))
  process.off('uncaughtException', failed)
  expect(failed).not.toHaveBeenCalled()
})

test('a query that a screen observes continues', async () => {
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

test('cached data is not fetched again', async () => {
  const client = createQueryClient()
  const { options, signals } = hanging()
  client.setQueryData(options.queryKey, 7)
  expect(await load(client, options, new AbortController().signal)).toBe(7)
  expect(signals).toHaveLength(0)
})

test('data that a write has made out of date is fetched again, even if a screen shows it', async () => {
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

test('data whose refetch failed is still used', async () => {
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
])('an edit that starts with data from %s ms ago has %s', async (age, found) => {
  const client = createQueryClient()
  const options = queryOptions({ queryKey: ['x'], queryFn: async () => 8 })
  client.setQueryData(options.queryKey, 7, { updatedAt: Date.now() - age })
  expect(await loadFresh(client, options, new AbortController().signal)).toBe(found)
})

const entering = { abortController: new AbortController(), cause: 'enter' } as const

/** Enters a list whose call fails. */
function enter(error: Error) {
  const queryFn = () => Promise.reject(error)
  const options = queryOptions({ queryKey: [error.message], queryFn, retry: false })
  return loadRows(createQueryClient(), options, entering)
}

const answered = (status: number) => new ApiError('status', `answered ${status}`, { status })

test.each([
  ['that is missing', answered(404)],
  ['that is forbidden', answered(403)],
  ['whose login has ended', Object.assign(new Error('ended'), { name: 'SessionEndedError' })],
])('a list %s fails the whole screen', async (_, error) => {
  await expect(enter(error)).rejects.toBe(error)
})

test.each([
  ['400', answered(400)],
  ['500', answered(500)],
  ['a broken response', new ApiError('contract', 'is not JSON')],
  ['an error of another kind', Object.assign(new Error('no'), { status: 404 })],
])('the rows themselves show %s', async (_, error) => {
  await expect(enter(error)).resolves.toBeUndefined()
})

test('a navigation that stays on its screen is not blocked', async () => {
  const { options, signals } = hanging()
  await loadRows(createQueryClient(), options, {
    abortController: new AbortController(),
    cause: 'stay',
  })
  expect(signals[0]?.aborted).toBe(false)
})
