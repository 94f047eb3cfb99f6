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

test('E12 leaving the navigation aborts the loader and the query nobody observes', async () => {
  const client = createQueryClient()
  const { options, signals } = hanging()
  const navigation = new AbortController()
  const loading = load(client, options, navigation.signal).catch((error: unknown) => error)
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  navigation.abort()
  expect(await loading).toMatchObject({ name: 'AbortError' })
  expect(signals[0]?.aborted).toBe(true)
})

test('a query that a screen observes goes on', async () => {
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

test('data that is there is not fetched again', async () => {
  const client = createQueryClient()
  const { options, signals } = hanging()
  client.setQueryData(options.queryKey, 7)
  expect(await load(client, options, new AbortController().signal)).toBe(7)
  expect(signals).toHaveLength(0)
})

test('rows that cannot be had are told by their list; a list of somebody else and a login that is over are not', async () => {
  const client = createQueryClient()
  const failing = (error: Error) =>
    queryOptions({ queryKey: [error.message], queryFn: () => Promise.reject(error), retry: false })
  const navigation = { abortController: new AbortController(), cause: 'enter' } as const
  await loadRows(client, failing(new Error('no')), navigation)
  const foreign = new ApiError('status', 'no such bundle', { status: 404 })
  await expect(loadRows(client, failing(foreign), navigation)).rejects.toBe(foreign)
  const ended = Object.assign(new Error('over'), { name: 'SessionEndedError' })
  await expect(loadRows(client, failing(ended), navigation)).rejects.toBe(ended)
})

test('a navigation that stays on its screen is not held up', async () => {
  const { options, signals } = hanging()
  await loadRows(createQueryClient(), options, {
    abortController: new AbortController(),
    cause: 'stay',
  })
  expect(signals[0]?.aborted).toBe(false)
})
