import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useCancellableTask } from './use-cancellable-task'

function renderTask() {
  return renderHook(() => useCancellableTask<number, string>())
}

/** Creates work that settles when the test settles it or when it is aborted. */
function pendingWork() {
  const gate = Promise.withResolvers<void>()
  const work = vi.fn((signal: AbortSignal) => {
    signal.addEventListener('abort', () => gate.reject(signal.reason))
    return gate.promise
  })
  return { work, finish: gate.resolve, fail: gate.reject }
}

const toFailure = (error: unknown) => (error instanceof Error ? error.message : undefined)

test('stays running until the work is done, then clears the progress', async () => {
  const { result } = renderTask()
  const { work, finish } = pendingWork()
  act(() => {
    result.current.setProgress(5)
    void result.current.run(work, toFailure)
  })
  expect(result.current).toMatchObject({ isRunning: true, progress: 5 })
  expect(result.current.isBusy()).toBe(true)
  await act(async () => finish())
  expect(result.current).toMatchObject({ isRunning: false, progress: undefined })
  expect(result.current.isBusy()).toBe(false)
})

test('keeps the progress beside a failure, and clears the failure on the next run', async () => {
  const { result } = renderTask()
  const { work, fail } = pendingWork()
  act(() => {
    result.current.setProgress(5)
    void result.current.run(work, toFailure)
  })
  await act(async () => fail(new Error('disk full')))
  expect(result.current).toMatchObject({ isRunning: false, failure: 'disk full', progress: 5 })
  act(() => void result.current.run(pendingWork().work, toFailure))
  expect(result.current).toMatchObject({ isRunning: true, failure: undefined, progress: 5 })
})

test('aborts the work silently on cancel and allows the next run', async () => {
  const { result } = renderTask()
  const first = pendingWork()
  const second = pendingWork()
  act(() => void result.current.run(first.work, toFailure))
  await act(async () => {
    result.current.cancel()
    void result.current.run(second.work, toFailure)
  })
  expect(first.work.mock.calls[0]?.[0].aborted).toBe(true)
  expect(result.current).toMatchObject({ isRunning: true, failure: undefined })
  await act(async () => second.finish())
  expect(result.current.isRunning).toBe(false)
})

test('aborts the work on unmount', () => {
  const { result, unmount } = renderTask()
  const { work } = pendingWork()
  act(() => void result.current.run(work, toFailure))
  unmount()
  expect(work.mock.calls[0]?.[0].aborted).toBe(true)
})

test('ignores a second pickFile call while a picker is open', async () => {
  const { result } = renderTask()
  const picker = Promise.withResolvers<string>()
  const first = result.current.pickFile(() => picker.promise)
  const open = vi.fn(async () => 'second')
  expect(await result.current.pickFile(open)).toBeUndefined()
  expect(open).not.toHaveBeenCalled()
  picker.resolve('first')
  expect(await first).toBe('first')
})
