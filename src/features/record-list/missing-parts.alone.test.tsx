import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findRows, linkOf } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { pageDefaults } from './list-search'

const missing = vi.hoisted(() => () => {
  throw new Error('no chunk')
})
vi.mock('@/ui/list-toolbar/list-column-menu', missing)
vi.mock('@/ui/list-toolbar/list-view-menu', missing)
vi.mock('@/features/sessions/list/session-list-export', missing)
vi.mock('@/features/transactions/transaction-list-export', missing)
vi.mock('@/features/extra-results/export-dialog', missing)
vi.mock('@/features/masking/json-panel', missing)

const RETAIL = '/app/pages/bundle/20011/sessions'
const notice = () =>
  screen.findByText('This part could not be loaded. Reload the page to try again.')

async function press(user: Awaited<ReturnType<typeof renderPortal>>['user'], name: string) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const button = await screen.findByRole('button', { name })
  await user.click(button)
  await notice()
  expect(button.isConnected).toBe(true)
  return button
}

test.each(['Columns', 'Views'])(
  'a list stays when the code of its menu is missing: %s',
  async (name) => {
    const { user } = await renderPortal('client', RETAIL)
    await findRows('Sessions')
    const button = await press(user, name)
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
    expect(await findRows('Sessions')).toHaveLength(pageDefaults.page_size)
  },
)

test.each([
  ['Sessions', RETAIL, 'Export as CSV'],
  ['Transactions', `${RETAIL}?tab=transactions`, 'Export as CSV'],
  ['Extra results', `${RETAIL}?tab=extra-results`, 'Export extra results'],
])('a list stays when the code of its export is missing: %s', async (list, path, name) => {
  const { user } = await renderPortal('client', path)
  await findRows(list)
  await press(user, name)
  expect(await findRows(list)).not.toHaveLength(0)
})

test('a record stays when the code of its raw JSON is missing', async () => {
  const { user, open } = await renderPortal('client', RETAIL)
  const [row] = await findRows('Sessions')
  await open(linkOf(row).getAttribute('href') ?? '')
  const button = await press(user, 'Raw JSON')
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeTruthy()
})
