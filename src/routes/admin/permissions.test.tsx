import { i18n } from '@lingui/core'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { personas, type Persona } from '@mocks/personas'
import { renderPortal, setWindowWidth } from '@/test/render-portal'
import { visibleAdminEntries } from './-components/admin-menu'

const REFUSAL = 'You do not have permission to perform this action'
const PICKED = 'client=1001&bundle=20024&page_size=10'

/** Screens that don't require a permission. */
const openToAll = ['/admin/identities?page_size=10', '/admin/passwordManagement?page_size=10']
const [start = ''] = openToAll
const screens = [
  ...openToAll,
  '/admin/dashboard',
  `/admin/sessions?${PICKED}`,
  '/admin/bundle-sessions/20024?page_size=10',
  `/admin/transactions?${PICKED}`,
]

const getEntries = ({ permissions = [] }: Persona) =>
  visibleAdminEntries(permissions).map(({ label }) => i18n._(label))

beforeEach(() => {
  // Charts log a warning because they have no size. The portal logs rejected requests.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  setWindowWidth(1440)
})

async function menuTexts() {
  const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
  return menu.getAllByRole('link').map(({ textContent }) => textContent)
}

test('A3 shows an administrator the menu that the permission allows', async () => {
  await renderPortal('admin-monitoring', '/admin/name-match')
  expect(await menuTexts()).toEqual(getEntries(personas['admin-monitoring']))
})

// Each screen's own tests open the screen with the permission.
test('A3 shows an access error at each URL whose permission is missing', async () => {
  const { open, router } = await renderPortal('admin-none', start)
  expect(await menuTexts()).toEqual(getEntries(personas['admin-none']))
  for (const address of screens) {
    await open(address)
    await waitFor(() => {
      const { status, resolvedLocation } = router.state
      expect([status, resolvedLocation?.href]).toEqual(['idle', address])
      expect(outcome(), address).toBeDefined()
    })
    expect([address, outcome()]).toEqual([
      address,
      openToAll.includes(address) ? 'allowed' : 'refused',
    ])
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  }
})

/** Returns the outcome that a screen shows, or `undefined` until its request has a response. */
function outcome(): 'allowed' | 'refused' | undefined {
  const main = within(screen.getByRole('main'))
  const refusals = main.queryAllByText('You do not have access to this')
  if (refusals.length > 0 && main.queryAllByText(REFUSAL).length > 0) return 'refused'
  return main.queryAllByRole('table', { busy: false }).length > 0 ? 'allowed' : undefined
}

test("A3 shows the server's message instead of the client picker if clients may not be listed", async () => {
  await renderPortal('admin-none', '/admin/sessions')
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSAL)
  expect(screen.queryByRole('combobox', { name: 'Client' })).toBeNull()
  expect(screen.queryByText('Choose a client')).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Sessions' })).toBeTruthy()
})
