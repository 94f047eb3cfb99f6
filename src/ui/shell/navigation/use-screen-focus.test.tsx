import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findRows } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

const arrival = Promise.withResolvers<void>()

vi.mock(import('./track-scroll-and-focus'), async (importOriginal) => {
  await arrival.promise
  return importOriginal()
})

test('returns on Esc to the list that opened a record, even if focus tracking loads late', async () => {
  const address = '/admin/transactions?client=1001&bundle=20011&page_size=10'
  const { user, path } = await renderPortal('admin-monitoring', address)
  const row = (await findRows('Transactions'))[3] ?? document.body
  const [, session] = within(row).getAllByRole('link')
  const href = session?.getAttribute('href')
  session?.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('link', { name: 'Back to the list' })
  arrival.resolve()
  await vi.dynamicImportSettled()
  await user.keyboard('{Escape}')
  await screen.findByRole('heading', { level: 1, name: 'Transactions' })
  expect(path()).toBe('/admin/transactions')
  await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe(href))
})
