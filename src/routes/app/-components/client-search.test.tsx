import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderPortal, setWindowWidth } from '@/test/render-portal'
import { setLayout, useLayout } from '@/stores/layout'

beforeEach(() => {
  setLayout(useLayout.getInitialState())
  setWindowWidth(1440)
})

const RETAIL = '/app/pages/bundle/20011/sessions'

type Portal = Awaited<ReturnType<typeof renderPortal>>

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const findSearchBox = (name: string) => screen.findByRole<HTMLInputElement>('searchbox', { name })

/** Opens the search with this shortcut. `write` replaces its text. */
async function openSearch({ user }: Portal, key: string) {
  // Waits for the shell because app-shell.test.tsx covers the time before it loads.
  await screen.findByLabelText('Appearance')
  await user.keyboard(key)
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }))
  const box = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
  const write = async (text: string) => {
    await user.clear(box)
    await user.paste(text)
  }
  return { box, write, options: () => dialog.findAllByRole('option'), option: findOption(dialog) }
}
const findOption = (dialog: ReturnType<typeof within>) => (name: string | RegExp) =>
  dialog.findByRole('option', { name })
const CTRL_K = '{Control>}k{/Control}'

test('runs commands from the search', async () => {
  const portal = await renderPortal('client', '/app/pages/profile')
  const { user } = portal
  await heading('My account')
  const dark = await openSearch(portal, CTRL_K)
  await dark.write('dark theme')
  await dark.options()
  await user.keyboard('{Enter}')
  const root = document.documentElement
  await waitFor(() => expect(root.dataset['mantineColorScheme']).toBe('dark'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const toggle = screen.getByRole('button', { name: 'Toggle navigation' })
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  const collapse = await openSearch(portal, '/')
  await collapse.write('collapse')
  await collapse.options()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('false'))

  const settings = await openSearch(portal, '/')
  expect(settings.box.value).toBe('')
  await settings.write('appearance')
  await settings.options()
  await user.keyboard('{Enter}')
  const panel = within(await screen.findByRole('dialog', { name: 'Appearance' }))
  await user.click(panel.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const leave = await openSearch(portal, '/')
  await leave.write('sign out')
  await leave.options()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(portal.path()).toBe('/auth/login'))
})

test('passes a searched national ID to the list without adding it to the URL', async () => {
  // The user last opened the transactions list.
  const portal = await renderPortal('client', `${RETAIL}?tab=transactions&page_size=10`)
  await screen.findByRole('table', { name: 'Transactions' })
  const { write, option } = await openSearch(portal, CTRL_K)
  await write('2 900101 88 00015')
  await portal.user.click(await option('Find this national ID Retail onboarding'))
  const field = await findSearchBox('Search sessions')
  await waitFor(() => expect(field.value).toBe('29001018800015'))
  await heading('Retail onboarding')
  expect(portal.path()).toBe(RETAIL)
  expect(portal.router.history.location.href).not.toContain('29001018800015')
})

test('opens the sessions with a searched error code', async () => {
  const portal = await renderPortal('client', `${RETAIL}?page_size=10`)
  await screen.findByRole('table', { name: 'Sessions' })
  const { write, option } = await openSearch(portal, CTRL_K)
  await write('5009')
  await portal.user.click(await option('Sessions with error code 5009 Retail onboarding'))
  await waitFor(() => expect(portal.search().get('error_code')).toBe('5009'))
})
