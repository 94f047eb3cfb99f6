import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from './api-error'
import { load, loadRows } from './load'
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

test('E12 cancelling the navigation aborts the loader and an unobserved query', async () => {
  const client = createQueryClient()
  const { options, signals } = hanging()
  const navigation = new AbortController()
  const loading = load(client, options, navigation.signal).catch((error: unknown) => error)
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  navigation.abort()
  expect(await loading).toMatchObject({ name: 'AbortError' })
  expect(signals[0]?.aborted).toBe(true)
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

test('loadRows throws only for an unavailable list and an ended login', async () => {
  const client = createQueryClient()
  const failing = (error: Error) =>
    queryOptions({ queryKey: [error.message], queryFn: () => Promise.reject(error), retry: false })
  const navigation = { abortController: new AbortController(), cause: 'enter' } as const
  await loadRows(client, failing(new Error('no')), navigation)
  const unavailable = new ApiError('status', 'no such bundle', { status: 404 })
  await expect(loadRows(client, failing(unavailable), navigation)).rejects.toBe(unavailable)
  const ended = Object.assign(new Error('ended'), { name: 'SessionEndedError' })
  await expect(loadRows(client, failing(ended), navigation)).rejects.toBe(ended)
})

test('a navigation that stays on its screen is not blocked', async () => {
  const { options, signals } = hanging()
  await loadRows(createQueryClient(), options, {
    abortController: new AbortController(),
    cause: 'stay',
  })
  expect(signals[0]?.aborted).toBe(false)
})
