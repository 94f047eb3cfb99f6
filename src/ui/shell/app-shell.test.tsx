import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setLayout, useLayout } from '@/stores/layout'
import { renderShell } from '@/test/render-shell'

/** Returns the header's navigation button, because an open drawer contains a second button with the same name. */
const toggle = () =>
  screen.getAllByRole('button', { name: 'Toggle navigation' })[0] ?? document.body
const navigation = () => screen.getByRole('navigation', { name: 'Main' })

test('renders one main landmark and the footer texts', async () => {
  await renderShell()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getByRole('banner').textContent).toContain('Mock backend')
  const footer = screen.getByRole('contentinfo')
  expect(footer.textContent).toContain(`© ${new Date().getFullYear()} Portal`)
  const terms = within(footer).getByRole('link', { name: 'Terms and Conditions' })
  expect(terms.getAttribute('href')).toBe('https://example.com/terms')
  expect(terms.getAttribute('target')).toBe('_blank')
  expect(terms.getAttribute('rel')).toContain('noopener')
})

test('moves the focus with the skip link without changing the URL', async () => {
  const { user, router } = await renderShell()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(router.state.location.hash).toBe('')
})

test('renders each group as a list of links labeled by the group heading', async () => {
  const { user, router } = await renderShell()
  const bundles = within(navigation()).getByRole('list', { name: 'Bundles' })
  const link = within(bundles).getByRole('link', { name: 'Onboarding' })
  expect(link.getAttribute('href')).toBe('/app/bundle/a%2Fb/sessions')
  await user.click(link)
  await waitFor(() => expect(link.getAttribute('aria-current')).toBe('page'))
  expect(router.state.matches.at(-1)?.params).toEqual({ id: 'a/b' })
})

test("marks a page's parent entry as current, but not as the current page", async () => {
  await renderShell({ path: '/app/bundle/other/sessions' })
  const nav = within(navigation())
  expect(nav.getByRole('link', { name: 'My bundles' }).getAttribute('aria-current')).toBe('true')
  expect(nav.getByRole('link', { name: 'Onboarding' }).getAttribute('aria-current')).toBeNull()
})

test('keeps link names, tooltips and keyboard support in a collapsed navigation', async () => {
  const { user } = await renderShell()
  expect(toggle().getAttribute('aria-expanded')).toBe('true')
  toggle().focus()
  await user.keyboard('{Enter}')
  expect(toggle().getAttribute('aria-expanded')).toBe('false')
  expect(useLayout.getState().navCollapsed).toBe(true)
  const link = within(navigation()).getByRole('link', { name: 'Dashboard' })
  await user.hover(link)
  expect(within(navigation()).getAllByText('Dashboard')).toHaveLength(2)
  await user.unhover(link)
  link.focus()
  await user.keyboard('{Escape}')
  expect(within(navigation()).getAllByText('Dashboard')).toHaveLength(1)
})

test('shows a navigation drawer on small screens and closes it when a link is chosen', async () => {
  const { user, router } = await renderShell({ wide: false })
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  expect(toggle().getAttribute('aria-expanded')).toBe('false')
  await user.click(toggle())
  expect(toggle().getAttribute('aria-expanded')).toBe('true')
  const drawer = await screen.findByRole('dialog', { name: 'Navigation' })
  await user.click(within(drawer).getByRole('link', { name: 'My bundles' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/bundle'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(toggle().getAttribute('aria-expanded')).toBe('false')
})

test('closes the drawer with its button, the backdrop, and Esc', async () => {
  const { user } = await renderShell({ wide: false })
  const closers = [
    () => {
      const button = within(screen.getByRole('dialog')).getByRole('button')
      expect(button.getAttribute('aria-label')).toBe(toggle().getAttribute('aria-label'))
      expect(button.getAttribute('aria-expanded')).toBe('true')
      return user.click(button)
    },
    () => user.click(screen.getByRole('dialog')),
    // Browsers close a dialog on Esc.
    async () => screen.getByRole<HTMLDialogElement>('dialog').close(),
  ]
  for (const close of closers) {
    await user.click(toggle())
    await screen.findByRole('dialog')
    await close()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(useLayout.getState().mobileNav).toBe(false)
  }
})

test('updates the breadcrumb when the path changes', async () => {
  const { router } = await renderShell({ path: '/app/bundle/a%2Fb/sessions' })
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' })
  const items = () =>
    within(breadcrumb)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  expect(items()).toEqual(['Bundles', 'My bundles', 'Onboarding'])
  expect(
    within(breadcrumb).getByRole('link', { name: 'My bundles' }).getAttribute('aria-current'),
  ).toBeNull()
  router.history.push('/app/bundle/c1')
  await waitFor(() => expect(items()).toEqual(['Bundles', 'My bundles', 'Acme Bank']))
})

test('switches the theme with the toggle and names the toggle after its effect', async () => {
  const { user } = await renderShell()
  await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }))
  expect(useLayout.getState().currentTheme).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'Switch to light theme' }))
  expect(useLayout.getState().currentTheme).toBe('light')
})

test('shows how long a theme choice lasts if each load turns the theme dark', async () => {
  const { user } = await renderShell()
  act(() => setLayout({ currentTheme: 'dark', isDarkOnLoad: true }))
  expect(screen.getByRole('button', { name: 'Switch to light theme for this visit' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Appearance' }))
  const note = 'This area is always dark when it loads. Your choice applies to this visit only.'
  expect(await screen.findByText(note)).toBeTruthy()
})

/** Opens a group's links in the top bar with a click that doesn't move the focus, as in Safari. */
async function pressGroup(name: string) {
  setLayout({ navType: 'top' })
  const shell = await renderShell({ path: '/app/bundle' })
  const button = await screen.findByRole('button', { name })
  fireEvent.click(button)
  await screen.findByRole('list', { name })
  return { ...shell, button }
}

test("closes a group's links on Esc even if a press opened them without moving focus", async () => {
  const { user, button } = await pressGroup('Overview')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('list', { name: 'Overview' })).toBeNull()
  expect(document.activeElement).toBe(button)
})

test("closes a group's links when another screen focuses its heading", async () => {
  const { button } = await pressGroup('Overview')
  // Simulates a press on an element that takes no focus.
  act(() => button.blur())
  act(() => screen.getByRole('heading', { level: 1 }).focus())
  expect(screen.queryByRole('list', { name: 'Overview' })).toBeNull()
})
