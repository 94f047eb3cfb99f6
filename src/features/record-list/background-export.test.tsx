import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expireAccessTokens } from '@mocks/accounts/auth-sessions'
import { database } from '@mocks/db'
import { findButton, findRefusal } from '@/test/auth-forms'
import { findRows } from '@/test/list-screen'
import { pickedFiles } from '@/test/picked-files'
import { renderPortal } from '@/test/render-portal'

const SEPTEMBER = '/app/pages/bundle/20011/sessions?from=2026-09-01&to=2026-09-10&page_size=10'
const CALL = 'bundle-sessions'

/** Starts an export that takes a while, and closes its dialog. */
async function exportInBackground() {
  const files = pickedFiles()
  const portal = await renderPortal('client', SEPTEMBER)
  await findRows('Sessions')
  portal.faults({ path: CALL, kind: 'latency', ms: 100, count: 'always' })
  await portal.user.click(screen.getByRole('button', { name: 'Export as CSV' }))
  const dialog = await screen.findByRole('dialog', { name: 'Export as CSV' })
  const button = (name: string) => within(dialog).getByRole('button', { name })
  await portal.user.click(button('Export rows'))
  await waitFor(() => expect(dialog.textContent).toMatch(/[1-9]\d* of [\d,]+ rows/))
  // From here on it would take half a minute.
  portal.faults({ path: CALL, kind: 'latency', ms: 3_000, count: 'always' })
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

test(
  'an export goes on when its dialog is closed and another screen opens',
  { timeout: 30_000 },
  async () => {
    const { user, open, faults, files, name } = await exportInBackground()
    const before = files.get(name) ?? 0
    await status()
    await open('/app/pages/bundle')
    await screen.findByRole('heading', { level: 1, name: 'My bundles' })
    await waitFor(() => expect(files.get(name)).toBeGreaterThan(before))
    faults()
    await screen.findByText('Export successful')
    await user.click(await status('Exports: done'))
    const panel = within(screen.getByRole('dialog', { name: 'Exports' }))
    expect(panel.getByText(name)).toBeTruthy()
    expect(panel.getByText('Saved')).toBeTruthy()
    await user.click(panel.getByRole('button', { name: /^Remove from the list/ }))
    expect(queryStatus()).toBeNull()
    expect(files.size).toBe(1)
  },
)

test(
  'a running export is cancelled in the header, and leaves no file',
  { timeout: 30_000 },
  async () => {
    const { user, files } = await exportInBackground()
    await user.click(await status())
    const panel = within(screen.getByRole('dialog', { name: 'Exports' }))
    expect(panel.getByText(/[1-9]\d* of [\d,]+ rows/)).toBeTruthy()
    await user.click(panel.getByRole('button', { name: /^Cancel/ }))
    await waitFor(() => expect(files.size).toBe(0))
    expect(queryStatus()).toBeNull()
  },
)

test(
  'an export that fails in the background says why and can continue',
  { timeout: 30_000 },
  async () => {
    const { user, faults, files, name } = await exportInBackground()
    const before = files.get(name) ?? 0
    faults({ path: CALL, kind: 'status', status: 500, body: { message: 'Out of ink.' } })
    await user.click(await status('Exports: some failed'))
    const panel = within(screen.getByRole('dialog', { name: 'Exports' }))
    expect(panel.getByRole('alert').textContent).toContain('Out of ink.')
    await user.click(panel.getByRole('button', { name: /^Continue/ }))
    expect(await panel.findByText('Saved')).toBeTruthy()
    expect(files.get(name)).toBeGreaterThan(before)
  },
)

test(
  'E11 a sign-out asks first, then ends the export and removes its file',
  { timeout: 30_000 },
  async () => {
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
  },
)

test(
  'S2 an ended login ends the export at once and removes its file',
  { timeout: 30_000 },
  async () => {
    const { files, path, faults } = await exportInBackground()
    faults({ path: 'refresh', kind: 'rejected_refresh' })
    act(() => expireAccessTokens(database()))
    await findRefusal(path, '/auth/login')
    await waitFor(() => expect(files.size).toBe(0))
    expect(screen.queryByText('Failed to export data')).toBeNull()
  },
)
