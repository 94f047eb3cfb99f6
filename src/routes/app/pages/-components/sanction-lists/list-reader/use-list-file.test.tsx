import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useListFile } from './use-list-file'

class SilentWorker extends EventTarget {
  static ended = 0
  postMessage() {}
  terminate() {
    SilentWorker.ended += 1
  }
}

afterEach(() => void vi.useRealTimers())

test('F8 terminates the worker when a file takes longer than a minute to read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('Worker', SilentWorker)
  const file = new File(['x'], 'list.xlsx')
  const takeChoice = () => undefined
  const { result } = renderHook(() => useListFile(file, takeChoice))
  await act(() => vi.advanceTimersByTimeAsync(59_000))
  expect([result.current.refused, SilentWorker.ended]).toEqual([undefined, 0])
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect([result.current.refused, SilentWorker.ended]).toEqual(['too_slow', 1])
})
