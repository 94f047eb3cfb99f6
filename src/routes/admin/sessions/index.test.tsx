import { pageDefaults } from '@/features/record-list/list-search'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { authSession } from '@/api/core/auth-session-instance'
import { privateSearchState } from '@/features/record-list/private-search'
import { setFieldValue, fieldValue } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

type User = Awaited<ReturnType<typeof renderPortal>>['user']

/** Chooses the first client and its first bundle. */
async function pick(user: User) {
  for (const name of ['Client', 'Bundle']) {
    const field = await screen.findByRole('combobox', { name })
    await waitFor(() => expect(field).toHaveProperty('disabled', false))
    await user.click(field)
    const [option] = await screen.findAllByRole('option')
    await user.click(option ?? document.body)
  }
}

test('keeps the filters when client and bundle are chosen, and restores the choice on the next screen until it is cleared', async () => {
  const filters = {
    error_code: '5031',
    service: 'liveness',
    from: '2026-09-01',
    status: 'failed',
    q: '1',
  }
  const { user, open, search } = await renderPortal(
    'admin-monitoring',
    `/admin/sessions?${new URLSearchParams(filters).toString()}`,
  )
  await pick(user)
  await waitFor(() => expect(search().has('bundle')).toBe(true))
  expect(Object.fromEntries(search())).toMatchObject(filters)
  const reason = 'Reason: 5031 Liveness could not be confirmed'
  expect(await screen.findByRole('button', { name: reason })).toBeTruthy()

  const lastPick = { client: search().get('client'), bundle: search().get('bundle') }
  expect(JSON.parse(readLastPick() ?? '')).toEqual(lastPick)
  await open('/admin/transactions?page_size=10')
  await screen.findByRole('table', { name: 'Transactions' })
  expect(Object.fromEntries(search())).toEqual({ ...lastPick, page_size: '10' })

  await user.click(screen.getByRole('button', { name: 'Clear Client' }))
  await screen.findByText(
    'Transactions are listed by client. Choose a client to see its transactions.',
  )
  expect(search().toString()).toBe('page_size=10')
  expect(readLastPick()).toBe('{}')
  await open('/admin/sessions')
  await screen.findByText('Sessions are listed by client. Choose a client to see its sessions.')
  expect(search().toString()).toBe('')
})

test('searches clients by name, but sends no request for an email address', async () => {
  const { user, calls } = await renderPortal('admin-monitoring', '/admin/sessions')
  const listSearches = () =>
    calls('organizations/').flatMap(({ search }) => search.match(/name=[^&]*/) ?? [])
  const field = await screen.findByRole('combobox', { name: 'Client' })
  await user.click(field)
  setFieldValue(field, 'lotus')
  expect(await screen.findByRole('option', { name: 'Lotus Digital Bank' })).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  setFieldValue(field, 'mona@example.com')
  expect(await screen.findByText('Nothing found')).toBeTruthy()
  setFieldValue(field, 'lotus')
  await screen.findByRole('option', { name: 'Lotus Digital Bank' })
  expect(new Set(listSearches())).toEqual(new Set(['name=lotus']))
})

test('keeps a searched number while the user chooses a bundle', async () => {
  const { user, router } = await renderPortal('admin-monitoring', '/admin/dashboard')
  const { sid = '' } = authSession.snapshot() ?? {}
  const state = privateSearchState(sid, '29001018800015')
  const search = { ...pageDefaults, page_size: 10 } as const
  await act(() => router.navigate({ to: '/admin/sessions', search, state }))
  await pick(user)
  const field = await screen.findByRole('searchbox', { name: 'Search sessions' })
  expect(fieldValue(field)).toBe('29001018800015')
  expect(router.history.location.href).not.toContain('29001018800015')
})

const clientField = () => screen.findByRole('combobox', { name: 'Client' })
const readLastPick = () => localStorage.getItem('last_picked')

test('loads client pages by arrow key, searches names, and counts omitted clients', async () => {
  const { user, calls, faults } = await renderPortal('admin-monitoring', '/admin/sessions')
  const field = await clientField()
  await user.click(field)
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(10))
  for (const length of [20, 24]) {
    await user.keyboard('{ArrowDown>9/}')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(length))
    await user.keyboard('{ArrowDown}')
  }
  const body = { organizations: [{ id: 7, name: 'Lotus Seven' }], count: 2 }
  faults({ path: 'valify/organizations/', kind: 'status', status: 200, body })
  setFieldValue(field, 'lotus')
  expect(await screen.findByText(/^1 more client has this text in its name/)).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  const searches = calls('organizations/').map(({ search }) => search.replace('?lang=en&', ''))
  const pages = [1, 2, 3].map((page) => `page=${page}&page_size=10`)
  expect(searches).toEqual([...pages, 'name=lotus'])
})

test('shows the pickers when the remembered bundle no longer exists', async () => {
  const { user, open } = await renderPortal('admin-monitoring', '/admin/name-match')
  await screen.findByRole('textbox', { name: 'Name A' })
  localStorage.setItem('last_picked', '{"client":"1001","bundle":"999"}')
  await open('/admin/sessions?page_size=10')
  expect((await screen.findByRole('alert')).textContent).toContain('Not Found')
  await waitFor(async () =>
    expect(await clientField()).toHaveProperty('value', 'Lotus Digital Bank'),
  )
  await pick(user)
  expect(await screen.findByRole('table', { name: 'Sessions', busy: false })).toBeTruthy()
})

test('shows the name, or else the ID, of a client that no loaded page contains', async () => {
  // The last of 24 clients.
  await renderPortal('admin-monitoring', '/admin/sessions?client=1162')
  await waitFor(async () =>
    expect(await clientField()).toHaveProperty('value', 'Empty Quarter Ventures'),
  )
  await renderPortal('admin-monitoring', '/admin/sessions?client=1155', {
    path: 'organizations/details',
    kind: 'status',
    status: 403,
    count: 'always',
  })
  await waitFor(async () => expect(await clientField()).toHaveProperty('value', '1155'))
})

test("adds client and bundle columns to a bundle's list, and opens another bundle's list when that bundle is chosen", async () => {
  const { user, path, search } = await renderPortal(
    'admin-monitoring',
    '/admin/bundle-sessions/20011?status=failed&page_size=10',
  )
  const table = await screen.findByRole('table', { name: 'Sessions', busy: false })
  expect(screen.queryByRole('columnheader', { name: 'Client' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Client' }))
  await user.click(screen.getByRole('checkbox', { name: 'Bundle' }))
  for (const name of ['Lotus Digital Bank', 'Retail onboarding'])
    expect(within(table).getAllByRole('cell', { name })).toHaveLength(10)

  await waitFor(async () =>
    expect(await clientField()).toHaveProperty('value', 'Lotus Digital Bank'),
  )
  const bundle = screen.getByRole('combobox', { name: 'Bundle' })
  await waitFor(() => expect(bundle).toHaveProperty('value', 'Retail onboarding'))
  await user.click(bundle)
  await user.click(await screen.findByRole('option', { name: 'Branch tablets' }))
  await waitFor(() => expect(path()).toBe('/admin/bundle-sessions/20037'))
  expect(search().get('status')).toBe('failed')
  await user.click(screen.getByRole('button', { name: 'Clear Client' }))
  await waitFor(() => expect(path()).toBe('/admin/sessions'))
  expect(search().has('client')).toBe(false)
})
