import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { holdResponses } from '@/test/hold-responses'
import { setFieldValue } from '@/test/list-screen'
import { renderPortal, setOnline, setWindowWidth } from '@/test/render-portal'
import { setLayout, useLayout } from '@/stores/layout'

beforeEach(() => {
  // Charts log a warning in tests because they have no size.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  setLayout(useLayout.getInitialState())
  setWindowWidth(1440)
})

const HOME = '/app/pages/home'
/** A screen with less content than the home page. */
const PROFILE = '/app/pages/profile'
const RETAIL = '/app/pages/bundle/20011/sessions'
const CONNECTION = 'Please make sure of your internet connection!'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const getFocused = () => document.activeElement
const expectFocusOn = (name: string) =>
  waitFor(() => {
    expect(getFocused()?.tagName).toBe('H1')
    expect(getFocused()?.textContent).toBe(name)
  })
const menuLink = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Main' })).findByRole('link', { name })
const alertText = async () => (await screen.findByRole('alert')).textContent

/** Returns the rows of the only table, without its column headers. */
const rows = () => [...screen.getByRole('table').querySelectorAll('tbody tr')]
const rowLinks = () => [...screen.getByRole('table').querySelectorAll('a')]

/** Opens the list with ten rows because they load faster than 25. */
async function openList() {
  const portal = await renderPortal('client', `${RETAIL}?page_size=10`)
  await screen.findByRole('table')
  await waitFor(() => expect(rows()).toHaveLength(10))
  return portal
}

test('K2 K3 moves the focus to the heading of a new screen and updates the document title', async () => {
  const portal = await renderPortal('client', HOME)
  await heading('Dashboard')
  await waitFor(() => expect(document.title).toBe('Dashboard · Verification portal'))
  await portal.user.click(await menuLink('My account'))
  await expectFocusOn('My account')
  expect(document.title).toBe('My account · Verification portal')

  vi.spyOn(console, 'error').mockImplementation(() => {})
  // The focus also moves to the heading after an error and a recurring error.
  const failing = { path: 'accounts/profile', kind: 'status', status: 500 } as const
  const again = await renderPortal('client', '/app/pages/change-password', {
    ...failing,
    count: 'always',
  })
  await heading('Change Password')
  await again.user.click(await menuLink('My account'))
  expect(await alertText()).toContain('Internal Server Error')
  await expectFocusOn('My account')
  screen.getByRole('button', { name: 'Try again' }).focus()
  const before = again.calls('accounts/profile').length
  await again.user.keyboard('{Enter}')
  await waitFor(() => expect(again.calls('accounts/profile').length).toBeGreaterThan(before))
  await screen.findByRole('alert')
  await expectFocusOn('My account')
})

test('opens a screen, shows the shortcut help, and returns to the list by shortcut', async () => {
  const portal = await renderPortal('client', PROFILE)
  // Waits for the shell because app-shell.test.tsx covers the time before it loads.
  await screen.findByLabelText('Appearance')
  await heading('My account')
  await portal.user.keyboard('gs')
  await expectFocusOn('SDK')

  await portal.user.keyboard('?')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(help).getByText('Search and commands')).toBeTruthy()
  expect(await within(help).findByText('ID OCR')).toBeTruthy()
  await portal.user.keyboard('gd')
  expect(portal.path()).toBe('/app/pages/sdk')
  await portal.user.click(within(help).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await portal.open(`${RETAIL}?status=success&page_size=10`)
  await screen.findByRole('table')
  await portal.user.click(rowLinks()[0] ?? document.body)
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
  expect(await trail.findByRole('link', { name: 'Retail onboarding' })).toBeTruthy()
  await heading(/^Session/)
  await portal.user.keyboard('{Escape}')
  await heading('Retail onboarding')
  expect(portal.path()).toBe(RETAIL)
  expect(portal.search().get('status')).toBe('success')
})

test('ignores shortcuts in a field, with a modifier key, or if they are turned off', async () => {
  const { user, path } = await openList()
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search sessions' })
  await user.type(field, 'gs?')
  expect(field.value).toBe('gs?')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(path()).toBe(RETAIL)
  field.blur()
  await user.keyboard('{Alt>}/{/Alt}g{Control>}s{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(path()).toBe(RETAIL)

  await user.keyboard('?')
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  await user.click(help.getByRole('switch', { name: 'Single-key shortcuts' }))
  await user.click(help.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('/?')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeTruthy()
})

test('shows "Not Found" and a link to the home page for an unknown URL', async () => {
  const { user } = await renderPortal('client', '/app/pages/bundle/%01/sessions')
  await heading('Not Found')
  expect(document.title).toBe('Not Found · Verification portal')
  await user.click(screen.getByRole('link', { name: 'Go to the home page' }))
  await expectFocusOn('Dashboard')
  expect(document.title).toBe('Dashboard · Verification portal')
})

test('announces loading only if a screen is slow', async () => {
  // Loads this code in advance, because on a busy machine it would load only after the click.
  await import('@/ui/shell/shell-extras')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { user } = await renderPortal('client', HOME)
  await heading('Dashboard')
  const announcement = () => screen.queryByText('Loading the screen')
  const release = holdResponses('accounts/profile')
  const link = await menuLink('My account')
  const start = Date.now()
  await user.click(link)
  // The click itself may take a second.
  expect(announcement() === null || Date.now() - start >= 1_000).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  await waitFor(() => expect(announcement()).toBeTruthy())
  release()
  await heading('My account')
  await waitFor(() => expect(announcement()).toBeNull())
})

test('moves the focus from the drawer to the heading of the chosen screen', async () => {
  setWindowWidth(390)
  const { user } = await renderPortal('client', PROFILE)
  await heading('My account')
  await user.click(screen.getByRole('button', { name: 'Toggle navigation' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Navigation' }))
  await user.click(drawer.getByRole('link', { name: 'SDK' }))
  await expectFocusOn('SDK')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test("E5 E6 fetches a screen's data once when back online, and shows an error for a screen opened offline", async () => {
  // The screen's code loads before the browser goes offline, but the next bundle's data doesn't.
  const { user, calls } = await openList()
  const first = calls('bundle-sessions').length
  setOnline(false)
  expect(rows()).toHaveLength(10)
  setOnline(true)
  await waitFor(() => expect(calls('bundle-sessions').at(first)?.status).toBe(200))
  expect(calls('bundle-sessions')).toHaveLength(first + 1)
  expect(rows()).toHaveLength(10)

  await user.click(await menuLink('My account'))
  await heading('My account')
  setOnline(false)
  await user.click(await menuLink('Pilot 2027'))
  expect(await alertText()).toContain(CONNECTION)
  await heading('Pilot 2027')

  const before = calls('bundle-sessions').length
  setOnline(true)
  expect(await screen.findByText('No sessions yet')).toBeTruthy()
  expect(calls('bundle-sessions')).toHaveLength(before + 1)
})

test('E12 shows the last result and aborts earlier requests when the user types fast', async () => {
  const { user, faults, calls, search } = await openList()
  const id = rowLinks()[3]?.pathname.split('/').at(-1) ?? ''
  const before = calls('bundle-sessions').length
  // This request ends only if the portal aborts it.
  faults({ path: 'bundle-sessions', kind: 'hang' })
  const field = screen.getByRole('searchbox', { name: 'Search sessions' })
  const signals = vi.spyOn(globalThis, 'fetch')
  setFieldValue(field, 'nothing-has-this')
  await user.type(field, '{Enter}')
  await waitFor(() => expect(calls('bundle-sessions')).toHaveLength(before + 1))
  setFieldValue(field, id)
  await user.type(field, '{Enter}')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(search().get('q')).toBe(id)
  const aborted = signals.mock.calls.map(([call]) => call instanceof Request && call.signal.aborted)
  expect(aborted).toEqual([true, false])
})
