import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible'
import { test } from './fixtures'
import { expectHeading, menuEntries } from './helpers'

/** The same screen once light, once dark and once from right to left. */
async function expectAccessibleInEveryGuise(page: Page, what: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const scheme of ['light', 'dark'] as const) {
    await page.evaluate(
      (to) => (document.documentElement.dataset['mantineColorScheme'] = to),
      scheme,
    )
    await expectAccessible(page, `${what}, ${scheme}`)
  }
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await expectAccessible(page, `${what}, rtl`)
}

test('K1 the sign-in screens, also with their errors', async ({ page }) => {
  for (const path of ['/auth/login', '/auth/login/admin']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await expectAccessible(page, path)
  }
})

test('K1 the client dashboard, a list and a session', async ({ page, signInAs }) => {
  await signInAs('client')
  await expect(page.getByText('Success rate')).toBeVisible()
  await expectAccessibleInEveryGuise(page, 'dashboard')
  await page.goto('/app/pages/bundle/20011/sessions')
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessibleInEveryGuise(page, 'sessions')
  await page.getByRole('table').locator('tbody').getByRole('link').first().click()
  await expectHeading(page, /^Session/)
  await expectAccessibleInEveryGuise(page, 'session')
})

test('K1 the states of a list', async ({ page, mock, signInAs, allowErrors }) => {
  allowErrors(/bundle-sessions/, /ContractError/)
  await signInAs('client')
  await page.goto('/app/pages/bundle/20063/sessions')
  await expect(page.getByText('No sessions yet')).toBeVisible()
  await expectAccessible(page, 'empty')
  await page.goto('/app/pages/bundle/20011/sessions?q=nothing-has-this-9')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await expectAccessible(page, 'no match')
  await mock.faults([{ path: 'bundle-sessions', kind: 'wrong_shape' }])
  await page.goto('/app/pages/bundle/20011/sessions')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'error')
  await mock.faults([{ path: 'bundle-sessions', kind: 'status', status: 403, count: 2 }])
  await page.reload()
  await expect(page.getByText('You are not allowed to see this')).toBeVisible()
  await expectAccessible(page, 'not allowed')
})

test('K1 the admin dashboard, the pickers and the export dialog', async ({ page, signInAs }) => {
  await signInAs('admin')
  await expect(page.getByText('Success rate')).toBeVisible()
  await expectAccessibleInEveryGuise(page, 'dashboard')
  await page.goto('/admin/sessions')
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeVisible()
  await expectAccessibleInEveryGuise(page, 'pickers')
  await page.goto('/admin/bundle-sessions/20011')
  await page.getByRole('button', { name: 'Export extra results' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'export dialog')
})

test('K2 K3 a new screen takes the focus to its heading and names the document', async ({
  page,
  mock,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/accounts\/profile/)
  await signInAs('client')
  await expectHeading(page, 'Dashboard')
  await expect(page).toHaveTitle('Dashboard · Verification portal')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'My Account' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeFocused()
  await expect(page).toHaveTitle('My Account · Verification portal')

  // Also when what comes is an error, and when it comes again.
  await page.goto('/app/dashboard')
  await mock.faults([{ path: 'accounts/profile', kind: 'status', status: 500, count: 'always' }])
  await menuEntries(page).filter({ hasText: 'My Account' }).click()
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeFocused()
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect.poll(async () => (await mock.log('accounts/profile')).length).toBeGreaterThan(2)
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeFocused()
})

test('where the person chose the colours, focus and choices are still told', async ({
  page,
  signInAs,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signInAs('client')
  await page.goto('/app/pages/bundle/20011/sessions')
  await expect(page.getByRole('table')).toBeVisible()
  const status = page.getByRole('combobox', { name: 'Status' })
  await status.focus()
  await expect(status).toHaveCSS('outline-style', 'solid')
  const ground = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor)
  // Nothing shines through the one that is current.
  expect(await ground('Sessions')).not.toMatch(/, 0\)$/)
  expect(await ground('Transactions')).not.toBe(await ground('Sessions'))
})

test('the narrow screen: the drawer closes on a choice, and the list is cards', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs('client')
  await page.getByRole('button', { name: 'Toggle navigation' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await drawer.getByRole('link', { name: 'Retail onboarding' }).click()
  await expect(drawer).toBeHidden()
  await expectHeading(page, 'Retail onboarding')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await expectAccessible(page, 'phone')
})
