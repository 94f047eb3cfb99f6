import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  FULL,
  PHONE,
  banner,
  button,
  dialog,
  expectAccessible,
  expectAccessibleInBothLooks,
  expectFits,
  expectHeading,
  expectSession,
  heading,
  menuLink,
} from '../helpers'
import {
  ADMIN_HOME,
  ADMIN_LOGIN,
  HOME,
  LOGIN,
  RETAIL_SESSIONS,
  adminBundleSessionsPath,
  bundles,
  sessionsPath,
} from '../pages'
import { searchBox } from './shell'

test('K1 the sign-in screens are accessible with their errors', async ({ page }) => {
  for (const path of [LOGIN, ADMIN_LOGIN]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await button(page, 'Sign in').click()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await expectAccessible(page, path)
  }
})

test('K1 a list, its states and a session are accessible', async ({
  page,
  mock,
  allowErrors,
  openAs,
}) => {
  allowErrors(/bundle-sessions/, /ContractError/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs('client', RETAIL_SESSIONS)
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessibleInBothLooks(page, 'sessions')
  await page.getByRole('table').locator('tbody').getByRole('link').first().click()
  await expectSession(page)
  await expectAccessible(page, 'session')

  await page.keyboard.press('Escape')
  const search = page.getByRole('searchbox', { name: 'Search sessions' })
  await search.fill('nothing-has-this-9')
  await search.press('Enter')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await expectAccessible(page, 'no match')
  await menuLink(page, 'Pilot 2027').click()
  await expect(page.getByText('No sessions yet')).toBeVisible()
  await expectAccessible(page, 'empty')
  await mock.faults([{ path: 'bundle-sessions', kind: 'wrong_shape', count: 'always' }])
  await menuLink(page, 'Wallet sign-up').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'error')
  await mock.faults([{ path: 'bundle-sessions', kind: 'status', status: 403, count: 'always' }])
  await menuLink(page, 'Branch tablets').click()
  await expect(page.getByText('You do not have access to this')).toBeVisible()
  await expectAccessible(page, 'not allowed')
})

test(
  'K1 the admin dashboard, pickers and export dialog are accessible',
  { tag: FULL },
  async ({ page, openAs }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAs('admin', ADMIN_HOME)
    await expect(page.getByText('Success rate')).toBeVisible()
    await expectAccessibleInBothLooks(page, 'dashboard')
    await menuLink(page, 'Sessions').click()
    await expect(page.getByRole('combobox', { name: 'Client' })).toBeVisible()
    await expectAccessibleInBothLooks(page, 'pickers')
    await page.goto(adminBundleSessionsPath(bundles.retail))
    await page.getByRole('button', { name: 'Export extra results' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'export dialog')
  },
)

test('K1 an unknown address and the shortcuts are accessible', async ({ page, openAs }) => {
  await openAs('client', sessionsPath('%01'))
  await expectHeading(page, 'Not Found')
  await expectAccessible(page, 'not found')
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(heading(page, 'Dashboard')).toBeFocused()
  await page.keyboard.press('?')
  const help = dialog(page, 'Keyboard shortcuts')
  await expect(help.getByText('ID OCR')).toBeVisible()
  await expectAccessible(page, 'help')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
})

test('focus and choices stay visible in forced colours', async ({ page, openAs }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openAs('client', RETAIL_SESSIONS)
  await expect(page.getByRole('table')).toBeVisible()
  const status = page.getByRole('combobox', { name: 'Status' })
  await status.focus()
  await expect(status).toHaveCSS('outline-style', 'solid')
  const ground = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor)
  // The current one is opaque.
  expect(await ground('Sessions')).not.toMatch(/, 0\)$/)
  expect(await ground('Transactions')).not.toBe(await ground('Sessions'))
})

test('on a phone the drawer, the cards of a list and the search fit, are accessible and keep the focus', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize(PHONE)
  await openAs('client', HOME)
  const toggle = page.getByRole('button', { name: 'Toggle navigation' })
  await toggle.click()
  const drawer = dialog(page, 'Navigation')
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await drawer.getByRole('link', { name: 'Retail onboarding' }).click()
  await expect(drawer).toBeHidden()
  await expect(heading(page, 'Retail onboarding')).toBeFocused()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expectFits(page)
  await expectAccessible(page, 'phone')

  await expect(searchBox(page)).toHaveCount(0)
  await banner(page).getByRole('button', { name: 'Search' }).click()
  const search = dialog(page, 'Search')
  await expect(searchBox(search)).toBeFocused()
  await searchBox(search).fill('account')
  await expect(search.getByRole('option', { name: /My account/ })).toBeVisible()
  await expectFits(page)
  await expectAccessible(page, 'search on a phone')
  await search.getByRole('option', { name: /My account/ }).click()
  await expect(search).toBeHidden()
  await expect(heading(page, 'My account')).toBeFocused()
})
