import { expect, test, vi } from 'vitest'
import { patient } from '@/test/patient'
import { runWithConcurrency } from './run-with-concurrency'

/** Starts five tasks that the test settles. */
function startFive(signal: AbortSignal) {
  const tasks = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const startedNumbers: number[] = []
  const signals: AbortSignal[] = []
  const stops: (() => void)[] = []
  const end = runWithConcurrency([0, 1, 2, 3, 4], signal, async (task, running, stop) => {
    startedNumbers.push(task)
    signals.push(running)
    stops.push(stop)
    await tasks[task]?.promise
  })
  return { tasks, startedNumbers, signals, stops, end }
}

test('runs three tasks at a time and starts the next task when one ends', async () => {
  const { tasks, startedNumbers, end } = startFive(new AbortController().signal)
  expect(startedNumbers).toEqual([0, 1, 2])
  tasks[1]?.resolve()
  await vi.waitFor(() => expect(startedNumbers).toEqual([0, 1, 2, 3]), patient)
  for (const { resolve } of tasks) resolve()
  await end
  expect(startedNumbers).toEqual([0, 1, 2, 3, 4])
})

test('aborts the other tasks and starts no more when a task calls stop', async () => {
  const { tasks, startedNumbers, signals, stops, end } = startFive(new AbortController().signal)
  stops[0]?.()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true])
  for (const { resolve } of tasks) resolve()
  await end
  expect(startedNumbers).toEqual([0, 1, 2])
})

test('starts no more tasks and throws when the signal is aborted', async () => {
  const leaving = new AbortController()
  const { tasks, startedNumbers, end } = startFive(leaving.signal)
  leaving.abort(new Error('typed on'))
  for (const { resolve } of tasks) resolve()
  await expect(end).rejects.toThrow('typed on')
  expect(startedNumbers).toEqual([0, 1, 2])
})
