import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  PHONE,
  button,
  expectAccessible,
  expectAccessibleInBothLooks,
  expectFits,
  expectHeading,
  heading,
  menuEntries,
  menuLink,
} from '../helpers'
import {
  ADMIN_HOME,
  ADMIN_LOGIN,
  ADMIN_SESSIONS,
  HOME,
  LOGIN,
  RETAIL_SESSIONS,
  adminBundleSessionsPath,
  bundles,
  sessionsPath,
} from '../pages'

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

test('K1 a list and a session are accessible', async ({ page, openAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs('client', RETAIL_SESSIONS)
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessibleInBothLooks(page, 'sessions')
  await page.getByRole('table').locator('tbody').getByRole('link').first().click()
  await expectHeading(page, /^Session/)
  await expectAccessible(page, 'session')
})

test('K1 the states of a list are accessible', async ({ page, mock, allowErrors, openAs }) => {
  allowErrors(/bundle-sessions/, /ContractError/)
  await openAs('client', sessionsPath(bundles.pilot))
  await expect(page.getByText('No sessions yet')).toBeVisible()
  await expectAccessible(page, 'empty')
  await page.goto(sessionsPath(bundles.retail, '?q=nothing-has-this-9'))
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await expectAccessible(page, 'no match')
  await mock.faults([{ path: 'bundle-sessions', kind: 'wrong_shape' }])
  await page.goto(RETAIL_SESSIONS)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'error')
  await mock.faults([{ path: 'bundle-sessions', kind: 'status', status: 403, count: 2 }])
  await page.reload()
  await expect(page.getByText('You are not allowed to see this')).toBeVisible()
  await expectAccessible(page, 'not allowed')
})

test('K1 the admin dashboard, pickers and export dialog are accessible', async ({
  page,
  openAs,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs('admin', ADMIN_HOME)
  await expect(page.getByText('Success rate')).toBeVisible()
  await expectAccessibleInBothLooks(page, 'dashboard')
  await page.goto(ADMIN_SESSIONS)
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeVisible()
  await expectAccessibleInBothLooks(page, 'pickers')
  await page.goto(adminBundleSessionsPath(bundles.retail))
  await page.getByRole('button', { name: 'Export extra results' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'export dialog')
})

test('K2 K3 a new screen takes the focus to its heading and names the document', async ({
  page,
  mock,
  openAs,
  allowErrors,
}) => {
  allowErrors(/accounts\/profile/)
  await openAs('client', HOME)
  await expectHeading(page, 'Dashboard')
  await expect(page).toHaveTitle('Dashboard · Verification portal')
  await menuLink(page, 'My Account').click()
  await expect(heading(page, 'My Account')).toBeFocused()
  await expect(page).toHaveTitle('My Account · Verification portal')

  // Also for an error, and for an error that returns.
  await page.goto('/app/dashboard')
  await mock.faults([{ path: 'accounts/profile', kind: 'status', status: 500, count: 'always' }])
  await menuEntries(page).filter({ hasText: 'My Account' }).click()
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  await expect(heading(page, 'My Account')).toBeFocused()
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect.poll(async () => (await mock.log('accounts/profile')).length).toBeGreaterThan(2)
  await expect(heading(page, 'My Account')).toBeFocused()
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

test('on a narrow screen the drawer closes on a choice and the list is cards', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize(PHONE)
  await openAs('client', HOME)
  await page.getByRole('button', { name: 'Toggle navigation' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await drawer.getByRole('link', { name: 'Retail onboarding' }).click()
  await expect(drawer).toBeHidden()
  await expectHeading(page, 'Retail onboarding')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expectFits(page)
  await expectAccessible(page, 'phone')
})
