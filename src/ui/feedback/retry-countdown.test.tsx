import { act, screen, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { RetryCountdown } from './retry-countdown'
import { useSecondsLeft } from './use-seconds-left'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00.400Z') }))
afterEach(() => vi.useRealTimers())

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('counts down visibly and announces only the start and the end', () => {
  renderUi(<RetryCountdown wait={62_000} />)
  const spoken = screen.getByText(/You can try again at/).textContent
  expect(screen.getByText('You can try again in 1m 2s.')).toBeTruthy()
  for (const rest of ['1m 1s', '1m', '59s']) {
    pass(1_000)
    expect(screen.getByText(`You can try again in ${rest}.`)).toBeTruthy()
    expect(screen.getByText(/You can try again at/).textContent).toBe(spoken)
  }
  // Simulates a suspended tab.
  vi.setSystemTime(Date.now() + 300_000)
  pass(1_000)
  expect(screen.getByRole('status').textContent).toBe('You can try again now.')
})

test('allows a retry immediately if the wait is 0', () => {
  renderUi(<RetryCountdown wait={0} />)
  expect(screen.getByRole('status').textContent).toBe('You can try again now.')
})

beforeEach(() => vi.useFakeTimers({ now: 10_000 }))
afterEach(() => vi.useRealTimers())

test('starts a new countdown when the target time changes', () => {
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
