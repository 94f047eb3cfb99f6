import { notifications } from '@mantine/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findRows } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { storedSession } from '@/test/stored-session'

const missing = vi.hoisted(() => () => {
  throw new Error('no chunk')
})
vi.mock('@/ui/list-toolbar/list-column-menu', missing)
vi.mock('@/ui/list-toolbar/list-view-menu', missing)
vi.mock('@/features/sessions/list/session-list-export', missing)
vi.mock('@/features/transactions/transaction-list-export', missing)
vi.mock('@/features/extra-results/export-dialog', missing)
vi.mock('@/features/masking/json-panel', missing)

const RETAIL = '/app/pages/bundle/20011/sessions?page_size=10'
const TEXT = 'This part could not be loaded. Reload the page to try again.'

/** Presses a button whose code fails to load, and dismisses the error message. */
async function press(user: Awaited<ReturnType<typeof renderPortal>>['user'], name: string) {
  const button = await screen.findByRole('button', { name })
  await user.click(button)
  await screen.findByText(TEXT)
  act(() => notifications.clean())
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull())
  expect(button.isConnected).toBe(true)
  return button
}

test('keeps a list on screen if the code for its menus and export fails to load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, open } = await renderPortal('client', RETAIL)
  await findRows('Sessions')
  for (const name of ['Columns', 'Views']) {
    const button = await press(user, name)
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  }
  await press(user, 'Export as CSV')
  expect(await findRows('Sessions')).toHaveLength(10)
  for (const [tab, list, name] of [
    ['transactions', 'Transactions', 'Export as CSV'],
    ['extra-results', 'Extra results', 'Export extra results'],
  ] as const) {
    await open(`${RETAIL}&tab=${tab}`)
    await findRows(list)
    await press(user, name)
    expect(await findRows(list)).toHaveLength(10)
  }
})

test('keeps a record on screen if the code for its raw JSON fails to load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await renderPortal('client', storedSession({ status: 'success' }).path)
  const button = await press(user, 'Raw JSON')
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeTruthy()
})
