import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findRows, getRowLink } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

const path = '/admin/transactions?client=1001&bundle=20024&page_size=10'
const rows = () => findRows('Transactions')
const findDrawer = () => screen.findByRole('dialog', { name: 'Transaction' })

test('opens a transaction in a drawer with its own URL, and links to its session', async () => {
  const { user, search, calls, path: shown, open } = await renderPortal('admin', path)
  const [first] = await rows()
  await user.click(getRowLink(first))
  const drawer = within(await findDrawer())
  expect(await drawer.findByText('Transaction ID')).toBeTruthy()
  expect(calls('bundle-transaction-details').map(({ status }) => status)).toEqual([200])
  const transaction = search().get('transaction') ?? ''
  await user.click(drawer.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(search().has('transaction')).toBe(false))

  // Esc in a session that was opened from the list returns to the list.
  const sessionLink = async () => within((await rows())[0] ?? document.body).getAllByRole('link')[1]
  await user.click((await sessionLink()) ?? document.body)
  await screen.findByRole('heading', { level: 1, name: /^Session \w/ })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(shown()).toBe('/admin/transactions'))
  expect(document.activeElement).toBe(await sessionLink())

  // Page 3 of the list doesn't contain the transaction, so only the transaction's own request returns the session.
  await open(`${path}&page=3&transaction=${transaction}`)
  const again = within(await findDrawer())
  const session = await again.findByRole('link', { name: /^[0-9a-f-]{36}$/ })
  await user.click(session)
  await waitFor(() => expect(shown()).toMatch(/^\/admin\/sessions\/20024\//))
  expect(search().get('client')).toBe('1001')
})

test('requires a client for the list, and offers a retry when the list fails', async () => {
  const { user, open, faults } = await renderPortal('admin-monitoring', '/admin/transactions')
  expect(await screen.findByText(/^Transactions are listed by client/)).toBeTruthy()
  faults({ path: 'bundle-transactions', kind: 'status', status: 500 })
  await open(path)
  expect((await screen.findByRole('alert')).textContent).toContain('Internal Server Error')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(10)
})
