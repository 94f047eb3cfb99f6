import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { formatId } from '@mocks/seeds/ids'
import { renderPortal, setWindowWidth } from '@/test/render-portal'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  setWindowWidth(1440)
})

const SESSION = formatId({ bundle: 1, row: 7 })
const NOT_FOUND = 'That page was not found, so you were sent to the home page.'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('finds a session in another bundle when the URL names the wrong bundle', async () => {
  const portal = await renderPortal('client', `/app/pages/bundle/20011/sessions/${SESSION}`)
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('This session does not exist')).toBeTruthy()
  expect(alert.queryByRole('button', { name: 'Try again' })).toBeNull()
  await screen.findByLabelText('Appearance')
  await portal.user.click(alert.getByRole('button', { name: 'Search for this ID' }))
  await portal.user.click(await screen.findByRole('option', { name: /· Wallet sign-up ·/ }))
  await waitFor(() => expect(portal.path()).toBe(`/app/pages/bundle/20024/sessions/${SESSION}`))
})

test('offers an empty search when the URL contains no valid ID', async () => {
  const { user } = await renderPortal('client', '/app/pages/bundle/%01/sessions')
  await heading('Not Found')
  await screen.findByLabelText('Appearance')
  await user.click(screen.getByRole('button', { name: 'Search by ID' }))
  await screen.findByRole('dialog', { name: 'Search' })
  expect(screen.getAllByRole('combobox', { name: 'Search' }).map((box) => box.textContent)).toEqual(
    ['', ''],
  )
})

test('offers no retry when the bundle in the URL does not exist', async () => {
  await renderPortal('admin', '/admin/sessions?client=1001&bundle=9')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('This bundle does not exist')).toBeTruthy()
  expect(alert.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test.each([
  ['client', '/app/pages/29001018800015', '/app/pages/home', 'Dashboard'],
  ['admin', '/admin/29001018800015?q=1', '/admin/dashboard', 'Dashboard'],
  ['admin-monitoring', '/admin/nothing', '/admin/sessions', 'Sessions'],
] as const)('%s: reports the unknown path %s only once', async (persona, path, end, title) => {
  const portal = await renderPortal(persona, path)
  await heading(title)
  expect(portal.path()).toBe(end)
  expect(await screen.findByText(NOT_FOUND)).toBeTruthy()
  expect(document.body.textContent).not.toContain('29001018800015')
  // A reload would restore the history entry's state and repeat the notice, so the state must be cleared.
  await waitFor(() => expect(portal.router.history.location.state.unknownAddress).toBeUndefined())
  expect(screen.getAllByText(NOT_FOUND)).toHaveLength(1)
})

test('shows no unknown-path notice when the user requests the start page', async () => {
  const { open } = await renderPortal('client', '/app')
  await heading('Dashboard')
  await open('/app/pages/profile')
  await heading('My account')
  expect(screen.queryByText(NOT_FOUND)).toBeNull()
})
