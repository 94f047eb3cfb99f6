import { expect, test, vi } from 'vitest'
import { patient } from '@/test/patient'
import { runInTurn } from './in-turn'

/** Starts five tasks that are settled by hand. */
function startFive(signal: AbortSignal) {
  const tasks = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const started: number[] = []
  const signals: AbortSignal[] = []
  const stops: (() => void)[] = []
  const end = runInTurn([0, 1, 2, 3, 4], signal, async (task, running, stop) => {
    started.push(task)
    signals.push(running)
    stops.push(stop)
    await tasks[task]?.promise
  })
  return { tasks, started, signals, stops, end }
}

test('runs three at a time, and the next one when one has ended', async () => {
  const { tasks, started, end } = startFive(new AbortController().signal)
  expect(started).toEqual([0, 1, 2])
  tasks[1]?.resolve()
  await vi.waitFor(() => expect(started).toEqual([0, 1, 2, 3]), patient)
  for (const { resolve } of tasks) resolve()
  await end
  expect(started).toEqual([0, 1, 2, 3, 4])
})

test('a task that says stop aborts the others and starts no more', async () => {
  const { tasks, started, signals, stops, end } = startFive(new AbortController().signal)
  stops[0]?.()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true])
  for (const { resolve } of tasks) resolve()
  await end
  expect(started).toEqual([0, 1, 2])
})

test('an aborted signal does the same, and throws', async () => {
  const left = new AbortController()
  const { tasks, started, end } = startFive(left.signal)
  left.abort(new Error('typed on'))
  for (const { resolve } of tasks) resolve()
  await expect(end).rejects.toThrow('typed on')
  expect(started).toEqual([0, 1, 2])
})
