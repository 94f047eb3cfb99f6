import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { LoadingState } from './loading-state'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('says politely after 3 s that it is still working', () => {
  renderUi(<LoadingState />)
  expect(screen.getByText('Loading').closest('[role=status]')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(2_999))
  expect(screen.queryByText('Still working…')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText('Still working…').getAttribute('role')).toBe('status')
})
