import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSecondsLeft } from './use-seconds-left'

beforeEach(() => vi.useFakeTimers({ now: 10_000 }))
afterEach(() => vi.useRealTimers())

test('starts a later countdown from now', () => {
  const { result, rerender } = renderHook(({ until }) => useSecondsLeft(until), {
    initialProps: { until: 12_000 },
  })
  expect(result.current).toBe(2)
  act(() => void vi.advanceTimersByTime(1_000))
  expect(result.current).toBe(1)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current).toBe(0)
  rerender({ until: Date.now() + 30_000 })
  expect(result.current).toBe(30)
})
