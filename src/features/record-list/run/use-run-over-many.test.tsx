import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { useRunOverMany } from './use-run-over-many'

/** Starts a run over five items that the test settles one by one. */
function startRun() {
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const started: number[] = []
  const { result, unmount } = renderHook(() => useRunOverMany<number>())
  const items = [0, 1, 2, 3, 4]
  const run = () =>
    result.current.run(items, async (item) => {
      started.push(item)
      await gates[item]?.promise
    })
  let left: Promise<readonly number[]> = Promise.resolve([])
  act(() => {
    left = run()
    // A second click before the next render.
    void run()
  })
  const settle = (item: number, error?: Error) =>
    act(async () => (error ? gates[item]?.reject(error) : gates[item]?.resolve()))
  return { result, unmount, started, left, settle }
}

test('J1 runs three items at a time and keeps each outcome when an item fails', async () => {
  const { result, started, left, settle } = startRun()
  expect(started).toEqual([0, 1, 2])
  const error = new ApiError('status', 'no', { status: 500 })
  await settle(1, error)
  expect(started).toEqual([0, 1, 2, 3])
  for (const item of [0, 2, 3, 4]) await settle(item)
  expect(await left).toEqual([1])
  expect(result.current.getError(1)).toBe(error)
  expect([0, 1, 2, 3, 4].filter(result.current.isDone)).toEqual([0, 2, 3, 4])
  await act(async () => expect(await result.current.run([1], async () => {})).toEqual([]))
  expect(result.current.getError(1)).toBeUndefined()
})

test('does not start more items after a stop, and waits for the running items', async () => {
  const { result, started, left, settle } = startRun()
  act(() => result.current.stop())
  await settle(0)
  await settle(1)
  expect(result.current.isRunning).toBe(true)
  await settle(2)
  expect(await left).toEqual([3, 4])
  expect(result.current.isRunning).toBe(false)
  expect(started).toEqual([0, 1, 2])
})

test.each([403, 429])('stops when the server responds with %i to any item', async (status) => {
  const { started, left, settle } = startRun()
  await settle(0, new ApiError('status', 'no', { status }))
  for (const item of [1, 2]) await settle(item)
  expect(await left).toEqual([0, 3, 4])
  expect(started).toEqual([0, 1, 2])
})

test('keeps no outcome of a canceled item and starts no more items when it unmounts', async () => {
  const { result, unmount, started, settle } = startRun()
  await settle(0, new DOMException('canceled', 'AbortError'))
  expect(result.current.getError(0)).toBeUndefined()
  unmount()
  await settle(1)
  expect(started).toEqual([0, 1, 2])
})
