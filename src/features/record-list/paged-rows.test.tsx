import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectPage, findRows, isBusy, pageRange, pager, turnTo } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

test('while a page loads, the pager stays with the rows on screen', async () => {
  const { user, faults } = await renderPortal(
    'client',
    '/app/pages/bundle/20011/sessions?page_size=10',
  )
  await findRows('Sessions')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  faults({ path: 'bundle-sessions/', kind: 'latency', ms: 30_000 })
  await user.click(turnTo('Next page'))
  await waitFor(() => expect(isBusy(screen.getByRole('table', { name: 'Sessions' }))).toBe(true))
  expect(pageRange()).toMatch(/^1–10 of /)
  expect(pager().textContent).toContain('Updating…')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  await expectPage('11–20')
  expect(pager().textContent).toContain('Updated just now')
})
