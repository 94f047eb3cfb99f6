import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expireAccessTokens } from '@mocks/accounts/auth-sessions'
import { database } from '@mocks/db'
import { findButton, findRefusal } from '@/test/auth-forms'
import { findRows } from '@/test/list-screen'
import { pickedFiles } from '@/test/picked-files'
import { renderPortal } from '@/test/render-portal'

const SEPTEMBER = '/app/pages/bundle/20011/sessions?from=2026-09-01&to=2026-09-06&page_size=10'
const CALL = 'bundle-sessions'
const HALF_A_MINUTE = 30_000
const nextPage = () => act(() => vi.advanceTimersByTimeAsync(HALF_A_MINUTE))

/** Starts an export whose pages take half a minute each, and closes its dialog after the first page. */
async function exportInBackground() {
  const files = pickedFiles()
  const portal = await renderPortal('client', SEPTEMBER)
  await findRows('Sessions')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  portal.faults({ path: CALL, kind: 'latency', ms: HALF_A_MINUTE, count: 'always' })
  await portal.user.click(screen.getByRole('button', { name: 'Export as CSV' }))
  const dialog = await screen.findByRole('dialog', { name: 'Export as CSV' })
  const button = (name: string) => within(dialog).getByRole('button', { name })
  await portal.user.click(button('Export rows'))
  await waitFor(() => expect(files.size).toBe(1))
  await nextPage()
  await waitFor(() => expect(dialog.textContent).toMatch(/[1-9]\d* of [\d,]+ rows/))
  await portal.user.click(button('Keep running in the background'))
  expect(dialog.isConnected).toBe(false)
  const [name = ''] = files.keys()
  return { ...portal, files, name }
}

const status = (name: string | RegExp = /^Exports: \d/) => findButton(name)
const queryStatus = () => screen.queryByRole('button', { name: /^Exports/ })

async function signOut({ user }: Pick<Awaited<ReturnType<typeof renderPortal>>, 'user'>) {
  const [header = document.body] = screen.getAllByRole('banner')
  await user.click(within(header).getAllByRole('button').at(-1) ?? document.body)
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  return screen.findByRole('dialog', { name: 'Sign out during an export?' })
}

test('continues an export on another screen, shows its error there and resumes the export', async () => {
  const { user, open, faults, files, name } = await exportInBackground()
  const before = files.get(name) ?? 0
  await open('/app/pages/change-password')
  await screen.findByRole('heading', { level: 1, name: 'Change Password' })
  await user.click(await status())
  const panel = within(screen.getByRole('dialog', { name: 'Exports' }))
  expect(panel.getByText(/[1-9]\d* of [\d,]+ rows/)).toBeTruthy()
  // The fault applies only to pages that the export hasn't requested yet.
  faults({ path: CALL, kind: 'status', status: 500, body: { message: 'Out of ink.' } })
  await nextPage()
  expect((await panel.findByRole('alert')).textContent).toContain('Out of ink.')
  const second = files.get(name) ?? 0
  expect(second).toBeGreaterThan(before)
  expect(await status('Exports: some failed')).toBeTruthy()
  await user.click(panel.getByRole('button', { name: /^Continue/ }))
  await screen.findByText('Export successful')
  expect(files.get(name)).toBeGreaterThan(second)
  expect(await status('Exports: done')).toBeTruthy()
  expect(panel.getByText(name)).toBeTruthy()
  expect(panel.getByText('Saved')).toBeTruthy()
  await user.click(panel.getByRole('button', { name: /^Remove from the list/ }))
  await waitFor(() => expect(queryStatus()).toBeNull())
  expect(files.size).toBe(1)
})

test('E11 requires confirmation to sign out during an export, then stops the export and removes its file', async () => {
  const { user, files, path } = await exportInBackground()
  const first = within(await signOut({ user }))
  await user.click(first.getByRole('button', { name: 'Stay signed in' }))
  expect(path()).toContain('/sessions')
  expect(files.size).toBe(1)
  const again = within(await signOut({ user }))
  await user.click(again.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(path()).toMatch(/^\/auth/))
  await waitFor(() => expect(files.size).toBe(0))
  expect(screen.queryByText('Failed to export data')).toBeNull()
})

test('S2 stops the export and removes its file when the login expires', async () => {
  const { files, path, faults } = await exportInBackground()
  faults({ path: 'refresh', kind: 'rejected_refresh' })
  act(() => expireAccessTokens(database()))
  await nextPage()
  await findRefusal(path, '/auth/login')
  await waitFor(() => expect(files.size).toBe(0))
  expect(screen.queryByText('Failed to export data')).toBeNull()
})
