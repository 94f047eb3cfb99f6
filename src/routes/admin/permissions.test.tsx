import { i18n } from '@lingui/core'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { personas, type Persona, type PersonaName } from '@mocks/personas'
import { renderPortal, setWindowWidth } from '@/test/render-portal'
import { visibleAdminEntries } from './-components/admin-menu'

const REFUSAL = 'You do not have permission to perform this action'
const PICKED = 'client=1001&bundle=20024&page_size=10'

const dashboard = '/admin/dashboard'
const sessions = `/admin/sessions?${PICKED}`
const bundleSessions = '/admin/bundle-sessions/20024?page_size=10'
const transactions = `/admin/transactions?${PICKED}`
const identities = '/admin/identities?page_size=10'
const users = '/admin/passwordManagement?page_size=10'
const screens = [dashboard, sessions, bundleSessions, transactions, identities, users]
/** These need no permission. */
const openToAll = [identities, users]
const records = [sessions, bundleSessions, transactions]

/** An administrator, and the screens that the permission opens. */
const staff: [PersonaName, string[]][] = [
  ['admin-monitoring', records],
  ['admin-none', []],
]

const entriesOf = ({ permissions = [] }: Persona) =>
  visibleAdminEntries(permissions).map(({ label }) => i18n._(label))

beforeEach(() => {
  // The charts warn that they have no size here, and refusals are reported to the console.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  setWindowWidth(1440)
})

test.each(staff)(
  'A3 %s has the menu of the permission, and every address opens or says that it is not allowed',
  { timeout: 60_000 },
  async (name, opened) => {
    const { open, router } = await renderPortal(name, identities)
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
    const entries = menu.getAllByRole('link').map(({ textContent }) => textContent)
    expect(entries).toEqual(entriesOf(personas[name]))

    for (const address of screens) {
      await open(address)
      await waitFor(() => {
        const { status, resolvedLocation } = router.state
        expect([status, resolvedLocation?.href]).toEqual(['idle', address])
        expect(outcome(), address).toBeDefined()
      })
      expect([address, outcome()]).toEqual([
        address,
        [...openToAll, ...opened].includes(address) ? 'allowed' : 'refused',
      ])
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    }
  },
)

/** The outcome that a screen shows once its call has been answered. */
function outcome(): 'allowed' | 'refused' | undefined {
  const main = within(screen.getByRole('main'))
  const refusals = main.queryAllByText('You do not have access to this')
  if (refusals.length > 0 && main.queryAllByText(REFUSAL).length > 0) return 'refused'
  const rows = main.queryAllByRole('table', { busy: false })
  const figures = main.queryAllByText('Session success rate')
  return rows.length + figures.length > 0 ? 'allowed' : undefined
}

test('A3 the picker of an administrator who may not list clients says so in their place', async () => {
  await renderPortal('admin-none', '/admin/sessions')
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSAL)
  expect(screen.queryByRole('combobox', { name: 'Client' })).toBeNull()
  expect(screen.queryByText('Choose a client')).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Sessions' })).toBeTruthy()
})
