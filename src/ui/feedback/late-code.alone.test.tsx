import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'

beforeEach(() => void vi.resetModules())

const missing = () => {
  throw new Error('no chunk')
}

test('keeps the screen and only logs an error if the toast code does not load', async () => {
  vi.doMock('./toast-region', missing)
  const { Toaster } = await import('./toaster')
  const { toast } = await import('./toast')
  vi.useFakeTimers()
  renderUi(
    <>
      <p>The screen</p>
      <Toaster />
    </>,
  )
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByText('The screen')).toBeTruthy()

  const errorSpy = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(toast('success', 'Export successful')).resolves.toBeUndefined()
  expect(errorSpy).toHaveBeenCalledOnce()
})

test('shows a toast while the first screen is still loading', async () => {
  const onLoaded = vi.fn<() => void>()
  vi.doMock('./toast-region', async (original) => {
    onLoaded()
    return original()
  })
  // The first screen never renders.
  vi.doMock('@/browser/first-screen', () => ({ afterFirstScreen: () => new Promise(() => {}) }))
  const { Toaster } = await import('./toaster')
  const { toast } = await import('./toast')
  renderUi(<Toaster />)
  expect(onLoaded).not.toHaveBeenCalled()
  await toast('success', 'Export successful')
  expect((await screen.findByRole('alert')).textContent).toContain('Export successful')
})

test('E5 shows the error illustration if the network fails after the page has loaded', async () => {
  vi.doUnmock('@/browser/first-screen')
  const { OfflineBar } = await import('./offline-bar')
  const { ErrorState } = await import('./states')
  renderUi(<OfflineBar />)
  await vi.dynamicImportSettled()
  vi.doMock('./illustration-drawings', missing)
  renderUi(
    <ErrorState title="No connection" text="" onRetry={undefined} busy={false} action={null} />,
  )
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByRole('alert').querySelectorAll('svg path').length).toBeGreaterThan(0)
})
