import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, valueOf } from '@/test/list-screen'
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
  expect(valueOf(await screen.findByRole('searchbox', { name: 'Error code' }))).toBe('5031')
})

test('a client is searched by name, and a number or an e-mail address finds none without a call', async () => {
  const { user, calls } = await renderPortal('admin-monitoring', '/admin/sessions')
  const searched = () =>
    calls('organizations/').flatMap(({ search }) => search.match(/name=[^&]*/) ?? [])
  const field = await screen.findByRole('combobox', { name: 'Client' })
  await user.click(field)
  fill(field, 'lotus')
  expect(await screen.findByRole('option', { name: 'Lotus Digital Bank' })).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  for (const typed of ['٢٩٠٠١٠١٨٨٠٠٠١٥', 'mona@example.com']) {
    fill(field, typed)
    expect(await screen.findByText('Nothing found')).toBeTruthy()
    fill(field, 'lotus')
    await screen.findByRole('option', { name: 'Lotus Digital Bank' })
  }
  expect(new Set(searched())).toEqual(new Set(['name=lotus']))
})

test('a number from the search of the whole portal waits for the choice of a bundle', async () => {
  const { user, router } = await renderPortal('admin-monitoring', '/admin/sessions')
  await screen.findByRole('heading', { level: 1, name: 'Sessions' })
  await user.click(screen.getByRole('button', { name: 'Search' }))
  const dialog = await screen.findByRole('dialog')
  fill(await within(dialog).findByRole('combobox'), '29001018800015')
  const name = 'Find this national id Choose a bundle first'
  await user.click(await screen.findByRole('option', { name }))
  expect(router.history.location.pathname).toBe('/admin/sessions')
  await pick(user)
  const field = await screen.findByRole('searchbox', { name: 'Search sessions' })
  expect(valueOf(field)).toBe('29001018800015')
  expect(router.history.location.href).not.toContain('29001018800015')
})
