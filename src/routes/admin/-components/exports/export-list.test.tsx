import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { authSession } from '@/api/core/auth-session-instance'
import { findButton, signOutByMenu } from '@/test/auth-forms'
import { renderPortal } from '@/test/render-portal'
import { personas } from '@mocks/personas'
import { parseExportList, rememberExport } from './export-list'

const SMALL = 'client=1001&bundle=20024&from=2026-09-01&to=2026-09-03'
const entry = {
  kind: 'images',
  state: 'requested',
  at: '2026-09-04T10:00:00.000Z',
  search: { client: '1001', bundle: '20024', from: '2026-09-01', to: '2026-09-03' },
} as const
const readStoredList = () => localStorage.getItem('export_list')

async function openList(user: Awaited<ReturnType<typeof renderPortal>>['user']) {
  await user.click(await findButton('Export history'))
  return within(await screen.findByRole('dialog', { name: 'Export history' }))
}

test.each([
  [null, 0],
  ['', 0],
  ['{', 0],
  ['{"kind":"images"}', 0],
  [JSON.stringify([entry, null, 1, { ...entry, kind: 'x' }, { ...entry, at: 'now' }]), 1],
  [JSON.stringify(Array.from({ length: 60 }, () => entry)), 50],
  [JSON.stringify([{ ...entry, search: 'x'.repeat(60_000) }, entry]), 0],
])('returns only the valid entries of a stored list: %#', (json, length) => {
  expect(parseExportList(json)).toHaveLength(length)
})

test('keeps only the values of a stored search that the form supports', () => {
  const search = { client: '..', bundle: '20024', from: '2026-02-30', page: 3 }
  expect(parseExportList(JSON.stringify([{ ...entry, search }]))[0]?.search).toEqual({
    bundle: '20024',
    // A date that doesn't exist stays, so the form can show an error.
    from: '2026-02-30',
  })
})

test('lists requested exports with their outcome and a link to export again', async () => {
  const portal = await renderPortal('admin', `/admin/export-transactions?${SMALL}&status=failed`)
  const { user, faults } = portal
  const empty = await openList(user)
  expect(await empty.findByText('No exports yet')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(await findButton('Export history'))

  await screen.findByText(/^About/)
  faults({ path: 'export-transactions/', kind: 'status', status: 500 })
  await user.click(await findButton('Export transactions'))
  await screen.findByText('Internal Server Error')
  await user.click(await findButton('Export transactions'))
  await screen.findByText('You Will Recieve an Email Shortly!')
  expect(readStoredList()).not.toContain('Lotus')

  const list = await openList(user)
  const items = await list.findAllByRole('listitem')
  const texts = items.map(({ textContent }) => textContent)
  expect(texts[0]).toMatch(/^Transactions .*Requested/)
  // The tone isn't "success", because the requested export hasn't arrived yet.
  expect(list.getByText('Requested').dataset['tone']).toBe('info')
  expect(texts[0]).toContain('Lotus Digital Bank · Wallet sign-up')
  expect(texts[1]).toMatch(/^Transactions .*Failed/)
  expect(texts[0]).toMatch(/Sep 1\s–\s3, 2026/)

  await user.keyboard('{Escape}')
  await portal.open('/admin/export-data')
  // A new screen takes the focus and closes any open header panel, so wait until it has the focus.
  const heading = () => screen.getByRole('heading', { level: 1, name: 'Export Images' })
  await waitFor(() => expect(document.activeElement).toBe(heading()))
  await openList(user)
  const [again = document.body] = await screen.findAllByRole('link', { name: /^Export again/ })
  await user.click(again)
  await waitFor(() => expect(portal.path()).toBe('/admin/export-transactions'))
  expect(portal.search().toString()).toBe(`${SMALL}&status=failed`)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows IDs if names are not loaded, and adds exports from another tab to an open list', async () => {
  localStorage.setItem('other', '')
  const { user } = await renderPortal('admin', '/admin/change-password')
  const list = await openList(user)
  await list.findByText('No exports yet')
  act(() => {
    localStorage.setItem('export_list', JSON.stringify([entry]))
    window.dispatchEvent(new StorageEvent('storage', { key: 'export_list' }))
  })
  const item = await list.findByRole('listitem')
  expect(item.textContent).toContain('1001 · 20024')
  expect(within(item).getByRole('link').getAttribute('href')).toBe(`/admin/export-data?${SMALL}`)
})

test('clears the list at sign-out and ignores entries from a previous login', async () => {
  const { user, path } = await renderPortal('admin', '/admin/name-match')
  const sid = authSession.snapshot()?.sid ?? ''
  rememberExport(authSession, { realm: 'admin', sid }, entry)
  expect(parseExportList(readStoredList())).toHaveLength(1)
  await signOutByMenu(user, personas.admin.name)
  await waitFor(() => expect(path()).toBe('/auth/login/admin'))
  expect(readStoredList()).toBeNull()
  await renderPortal('admin', '/admin/name-match')
  // Simulates a response to a request from the previous login.
  rememberExport(authSession, { realm: 'admin', sid }, entry)
  expect(readStoredList()).toBeNull()
})

test('shows the export history only to administrators who may export', async () => {
  await renderPortal('admin-monitoring', '/admin/name-match')
  await findButton('Appearance')
  expect(screen.queryByRole('button', { name: 'Export history' })).toBeNull()
})

test('A19 lists an export without a readable response as not confirmed instead of failed', async () => {
  const { user, faults, calls } = await renderPortal('admin', `/admin/export-transactions?${SMALL}`)
  await screen.findByText(/^About/)
  for (const [index, fault] of (
    [{ kind: 'drop' }, { kind: 'status', status: 502 }, { kind: 'html', status: 200 }] as const
  ).entries()) {
    faults({ path: 'export-transactions/', ...fault })
    await user.click(await findButton('Export transactions'))
    await waitFor(() => expect(calls('export-transactions/')).toHaveLength(index + 1))
    expect(await screen.findByText(/Check your inbox/)).toBeTruthy()
  }
  const list = await openList(user)
  const items = await list.findAllByRole('listitem')
  expect(items).toHaveLength(3)
  for (const item of items) {
    expect(item.textContent).toContain('Not confirmed')
    expect(item.textContent).not.toContain('Failed')
  }
})
