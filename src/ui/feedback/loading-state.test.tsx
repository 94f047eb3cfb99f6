import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { LoadingState } from './loading-state'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('announces politely after 3 s that the screen is still loading', () => {
  renderUi(<LoadingState />)
  expect(screen.getByText('Loading').closest('[role=status]')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(2_999))
  expect(screen.queryByText('Still working…')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText('Still working…').getAttribute('role')).toBe('status')
})
