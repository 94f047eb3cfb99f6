import { pageDefaults } from '@/features/record-list/list-search'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { authSession } from '@/api/core/auth-session-instance'
import { privateSearchState } from '@/auth/private-search'
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

test('the filters of an administrator survive the choice of client and bundle', async () => {
  const filters = {
    error_code: '5031',
    service: 'liveness',
    from: '2026-09-01',
    status: 'failed',
    q: '1',
  }
  const { user, search } = await renderPortal(
    'admin-monitoring',
    `/admin/sessions?${new URLSearchParams(filters).toString()}`,
  )
  await pick(user)
  await waitFor(() => expect(search().has('bundle')).toBe(true))
  expect(Object.fromEntries(search())).toMatchObject(filters)
  const reason = 'Reason: 5031 Liveness could not be confirmed'
  expect(await screen.findByRole('button', { name: reason })).toBeTruthy()
})

test('a client is searched by name, and a number or an e-mail address finds none without a call', async () => {
  const { user, calls } = await renderPortal('admin-monitoring', '/admin/sessions')
  const searched = () =>
    calls('organizations/').flatMap(({ search }) => search.match(/name=[^&]*/) ?? [])
  const field = await screen.findByRole('combobox', { name: 'Client' })
  await user.click(field)
  setFieldValue(field, 'lotus')
  expect(await screen.findByRole('option', { name: 'Lotus Digital Bank' })).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  for (const typed of ['٢٩٠٠١٠١٨٨٠٠٠١٥', 'mona@example.com']) {
    setFieldValue(field, typed)
    expect(await screen.findByText('Nothing found')).toBeTruthy()
    setFieldValue(field, 'lotus')
    await screen.findByRole('option', { name: 'Lotus Digital Bank' })
  }
  expect(new Set(searched())).toEqual(new Set(['name=lotus']))
})

test('the picker says how many of the clients it found were not sent', async () => {
  const { user, faults } = await renderPortal('admin-monitoring', '/admin/sessions')
  const field = await screen.findByRole('combobox', { name: 'Client' })
  await user.click(field)
  await screen.findByRole('option', { name: 'Lotus Digital Bank' })
  const body = { organizations: [{ id: 7, name: 'Lotus Seven' }], count: 2 }
  faults({ path: 'valify/organizations/', kind: 'status', status: 200, body })
  setFieldValue(field, 'lotus')
  expect(await screen.findByText(/^1 more client has this text in its name/)).toBeTruthy()
})

test('a number that is searched waits for the choice of a bundle', async () => {
  const { user, router } = await renderPortal('admin-monitoring', '/admin/dashboard')
  const { sid = '' } = authSession.snapshot() ?? {}
  const state = privateSearchState(sid, '29001018800015')
  await act(() => router.navigate({ to: '/admin/sessions', search: pageDefaults, state }))
  await pick(user)
  const field = await screen.findByRole('searchbox', { name: 'Search sessions' })
  expect(fieldValue(field)).toBe('29001018800015')
  expect(router.history.location.href).not.toContain('29001018800015')
})

const clientField = () => screen.findByRole('combobox', { name: 'Client' })
const stored = () => localStorage.getItem('last_picked')

test('the arrow keys lead through all pages of clients, and a name is sent without a page', async () => {
  const { user, calls } = await renderPortal('admin-monitoring', '/admin/sessions')
  const field = await clientField()
  await user.click(field)
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(10))
  for (const length of [20, 24]) {
    await user.keyboard('{ArrowDown>9/}')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(length))
    await user.keyboard('{ArrowDown}')
  }
  setFieldValue(field, 'lotus')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  const asked = calls('organizations/').map(({ search }) => search.replace('?lang=en&', ''))
  const pages = [1, 2, 3].map((page) => `page=${page}&page_size=10`)
  expect(asked).toEqual([...pages, 'name=lotus'])
})

test('the last choice comes back on the next screen, and a cleared one does not', async () => {
  const { user, open, search } = await renderPortal('admin-monitoring', '/admin/sessions')
  await pick(user)
  await waitFor(() => expect(search().has('bundle')).toBe(true))
  const picked = Object.fromEntries(search())
  expect(JSON.parse(stored() ?? '')).toEqual(picked)
  await open('/admin/transactions')
  await screen.findByRole('table', { name: 'Transactions' })
  expect(Object.fromEntries(search())).toEqual(picked)

  await user.click(screen.getByRole('button', { name: 'Clear Client' }))
  await screen.findByText(
    'Transactions are listed by bundle. Choose a bundle to see its transactions.',
  )
  expect(search().toString()).toBe('')
  expect(stored()).toBe('{}')
  await open('/admin/sessions')
  await screen.findByText('Sessions are listed by bundle. Choose a bundle to see its sessions.')
  expect(search().toString()).toBe('')
})

test.each([
  '{"bundle":"20011"}',
  '{"client":"../x"}',
  '[1]',
  '"1001"',
  '{',
  '{"__proto__":{"client":"1001"}}',
])('a stored choice that is not one is ignored: %s', async (text) => {
  localStorage.setItem('last_picked', text)
  const { search } = await renderPortal('admin-monitoring', '/admin/sessions')
  expect(await clientField()).toHaveProperty('value', '')
  expect(search().toString()).toBe('')
})

test('a remembered bundle that is gone leaves the pickers to choose another', async () => {
  const { user, open } = await renderPortal('admin-monitoring', '/admin/identities')
  await screen.findByRole('heading', { level: 1, name: 'Identities' })
  localStorage.setItem('last_picked', '{"client":"1001","bundle":"999"}')
  await open('/admin/sessions')
  expect((await screen.findByRole('alert')).textContent).toContain('Not Found')
  await waitFor(async () =>
    expect(await clientField()).toHaveProperty('value', 'Lotus Digital Bank'),
  )
  await pick(user)
  expect(await screen.findByRole('table', { name: 'Sessions', busy: false })).toBeTruthy()
})

test('a client on none of the pages so far is shown by its name, or by its id where that is refused', async () => {
  // The last of 24.
  const { open } = await renderPortal('admin-monitoring', '/admin/sessions?client=1162')
  await waitFor(async () =>
    expect(await clientField()).toHaveProperty('value', 'Empty Quarter Ventures'),
  )
  await open('/admin/identities')
  await renderPortal('admin-monitoring', '/admin/sessions?client=1155', {
    path: 'organizations/details',
    kind: 'status',
    status: 403,
    count: 'always',
  })
  await waitFor(async () => expect(await clientField()).toHaveProperty('value', '1155'))
})

test('the list of a bundle has the pickers too: another bundle leads to its list', async () => {
  const { user, path, search } = await renderPortal(
    'admin-monitoring',
    '/admin/bundle-sessions/20011?status=failed',
  )
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

test('administrators can show the client and the bundle of a session', async () => {
  const { user } = await renderPortal('admin-monitoring', '/admin/bundle-sessions/20011')
  await screen.findByRole('table', { name: 'Sessions', busy: false })
  expect(screen.queryByRole('columnheader', { name: 'Client' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Client' }))
  await user.click(screen.getByRole('checkbox', { name: 'Bundle' }))
  const table = screen.getByRole('table', { name: 'Sessions' })
  expect(within(table).getAllByRole('cell', { name: 'Lotus Digital Bank' })).toHaveLength(
    pageDefaults.page_size,
  )
  expect(within(table).getAllByRole('cell', { name: 'Retail onboarding' })).toHaveLength(
    pageDefaults.page_size,
  )
})
