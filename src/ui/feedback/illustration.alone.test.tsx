import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { OfflineBar } from './offline-bar'
import { ErrorState } from './states'

test('E5 the drawing of an error is there when the network has gone since the page was loaded', async () => {
  renderUi(<OfflineBar />)
  await vi.dynamicImportSettled()
  vi.doMock('./illustration-drawings', () => {
    throw new Error('offline')
  })
  renderUi(<ErrorState title="No connection" text="" onRetry={undefined} busy={false} way={null} />)
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByRole('alert').querySelectorAll('svg path').length).toBeGreaterThan(0)
})
