import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { toast } from './toast'
import { Toaster } from './toaster'

vi.mock('./toast-region', () => {
  throw new Error('no chunk')
})

afterEach(() => vi.useRealTimers())

test('the screen stays without the code of the toasts', async () => {
  vi.useFakeTimers()
  render(
    <>
      <p>The screen</p>
      <Toaster />
    </>,
  )
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByText('The screen')).toBeTruthy()
})

test('a toast whose code does not load reports that and fails nothing', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(toast('success', 'Export successful')).resolves.toBeUndefined()
  expect(reported).toHaveBeenCalledOnce()
})
