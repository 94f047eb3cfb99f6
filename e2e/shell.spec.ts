import { expect } from '@playwright/test'
import { expectAccessible } from './accessible'
import { test } from './fixtures'
import { expectHeading, expectPath, menuEntries } from './helpers'
import {
  PHONE,
  SESSIONS,
  dialog,
  expectFits,
  expectShell,
  mainNavigation,
  openAppearance,
  radio,
} from './shell'

test('by keyboard: opens, walks, closes, goes', async ({ page, signInAs }) => {
  await signInAs('client')
  const panel = await openAppearance(page)
  await radio(panel, 'Navigation', 'Top').check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Toggle navigation' })).toHaveCount(0)

  const bundles = mainNavigation(page).getByRole('button', { name: 'Bundles' })
  await bundles.focus()
  await page.keyboard.press('Enter')
  await expect(bundles).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(bundles).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(
    mainNavigation(page).getByRole('link', { name: 'My Bundles', exact: true }),
  ).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(
    mainNavigation(page).getByRole('link', { name: 'Retail onboarding', exact: true }),
  ).toBeFocused()
  await expectAccessible(page, 'a group is open')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectPath(page, SESSIONS)
  await expect(bundles).toHaveAttribute('aria-expanded', 'false')
  await expect(bundles).toHaveAttribute('aria-current', 'true')

  await bundles.click()
  await page.keyboard.press('Shift+Tab')
  await expect(bundles).toHaveAttribute('aria-expanded', 'false')
})

test('what is focused is never under the bars', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await signInAs('client')
  await expect(page.getByText('Success rate')).toBeVisible()
  const panel = await openAppearance(page)
  await radio(panel, 'Navigation', 'Top').check()
  await page.keyboard.press('Escape')
  const bottom = await mainNavigation(page).evaluate((nav) => nav.getBoundingClientRect().bottom)
  const links = page.getByRole('main').locator('a, button')
  await links.last().focus()
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Shift+Tab')
    const top = await page.evaluate(() => {
      const focused = document.activeElement
      return focused?.closest('main') ? focused.getBoundingClientRect().top : undefined
    })
    if (top !== undefined) expect(top).toBeGreaterThanOrEqual(bottom)
  }
})

test('g and a letter go to a screen, ? lists them, and Esc leads back to the list', async ({
  page,
  signInAs,
}) => {
  await signInAs('client')
  await expectShell(page, 'Dashboard')
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page.getByRole('heading', { level: 1, name: 'SDK' })).toBeFocused()

  await page.keyboard.press('?')
  const help = dialog(page, 'Keyboard shortcuts')
  await expect(help.getByText('Search and commands')).toBeVisible()
  await expect(help.getByText('ID OCR')).toBeVisible()
  await expectAccessible(page, 'help')
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expectPath(page, '/app/pages/sdk')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()

  await page.goto(`${SESSIONS}?status=success`)
  await page.getByRole('table').locator('tbody').getByRole('link').first().click()
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('link', { name: 'Retail onboarding' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectHeading(page, 'Retail onboarding')
  await expect(page).toHaveURL(/status=success/)
})

test('they rest in a field, with a modifier, and when they are switched off', async ({
  page,
  signInAs,
}) => {
  await signInAs('client')
  await page.goto(SESSIONS)
  const field = page.getByRole('main').getByRole('searchbox').first()
  await field.fill('g')
  await field.press('s')
  await field.press('?')
  await expect(field).toHaveValue('gs?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectPath(page, SESSIONS)
  await field.blur()
  await page.keyboard.press('Alt+/')
  await page.keyboard.press('g')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('?')
  const help = dialog(page, 'Keyboard shortcuts')
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('/')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(dialog(page, 'Search')).toBeVisible()
})

test('an address that names nothing, and a screen that is still to come, say so', async ({
  page,
  signInAs,
}) => {
  await signInAs('client')
  await page.goto('/app/pages/bundle/<img>/sessions')
  await expectHeading(page, 'Not Found')
  await expect(page).toHaveTitle('Not Found · Verification portal')
  await expectAccessible(page, 'not found')
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
  await expect(page).toHaveTitle('Dashboard · Verification portal')
  await menuEntries(page).filter({ hasText: 'API' }).click()
  await expect(page.getByText('This screen is being built')).toBeVisible()
  await expectAccessible(page, 'being built')
})

test('at 320 pixels, which is 200 % of a tablet, nothing is pushed out', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signInAs('client')
  for (const path of ['/app/dashboard', '/app/pages/profile', '/app/pages/change-password']) {
    await page.goto(path)
    await expectShell(page, /./)
    await expectFits(page)
  }
})

test('a slow screen is told, a quick one is not', async ({ page, mock, signInAs }) => {
  await signInAs('client')
  await expectShell(page, 'Dashboard')
  const told = page.getByRole('status').filter({ hasText: 'The screen is on its way' })
  await mock.faults([{ path: 'bundle-sessions', kind: 'latency', ms: 2500 }])
  await menuEntries(page).filter({ hasText: 'Retail onboarding' }).press('Enter')
  await expect(told).toBeAttached()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(told).toHaveCount(0)
})

test('the drawer gives the focus to the heading of the chosen screen', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize(PHONE)
  await signInAs('client')
  await expectShell(page, 'Dashboard')
  await page.getByRole('button', { name: 'Toggle navigation' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'SDK' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'SDK' })).toBeFocused()
  await page.getByRole('button', { name: 'Toggle navigation' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Toggle navigation' })).toBeFocused()
})
