import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  PHONE,
  dialog,
  expectAccessible,
  expectFits,
  expectHeading,
  expectPath,
  heading,
  mainMenu,
  menuEntries,
} from '../helpers'
import {
  CHANGE_PASSWORD,
  HOME,
  PROFILE,
  RETAIL_SESSIONS,
  SDK_DOCS,
  bundles,
  sessionsPath,
} from '../pages'
import { expectShell, openAppearance, radio } from './shell'

test('a group of the top menu can be used by keyboard alone', async ({ page, openAs }) => {
  await openAs('client', HOME)
  const panel = await openAppearance(page)
  await radio(panel, 'Navigation', 'Top').check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Toggle navigation' })).toHaveCount(0)

  const group = mainMenu(page).getByRole('button', { name: 'Bundles' })
  await group.focus()
  await page.keyboard.press('Enter')
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(mainMenu(page).getByRole('link', { name: 'My Bundles', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(
    mainMenu(page).getByRole('link', { name: 'Retail onboarding', exact: true }),
  ).toBeFocused()
  await expectAccessible(page, 'a group is open')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectPath(page, RETAIL_SESSIONS)
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await expect(group).toHaveAttribute('aria-current', 'true')

  await group.click()
  await page.keyboard.press('Shift+Tab')
  await expect(group).toHaveAttribute('aria-expanded', 'false')
})

test('the bars never cover what has the focus', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openAs('client', HOME)
  await expect(page.getByText('Success rate')).toBeVisible()
  const panel = await openAppearance(page)
  await radio(panel, 'Navigation', 'Top').check()
  await page.keyboard.press('Escape')
  const bottom = await mainMenu(page).evaluate((nav) => nav.getBoundingClientRect().bottom)
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

test('shortcuts go to a screen, list themselves, and lead back to the list', async ({
  page,
  openAs,
}) => {
  await openAs('client', HOME)
  await expectShell(page, 'Dashboard')
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(heading(page, 'SDK')).toBeFocused()

  await page.keyboard.press('?')
  const help = dialog(page, 'Keyboard shortcuts')
  await expect(help.getByText('Search and commands')).toBeVisible()
  await expect(help.getByText('ID OCR')).toBeVisible()
  await expectAccessible(page, 'help')
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expectPath(page, SDK_DOCS)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()

  await page.goto(sessionsPath(bundles.retail, '?status=success'))
  await page.getByRole('table').locator('tbody').getByRole('link').first().click()
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('link', { name: 'Retail onboarding' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectHeading(page, 'Retail onboarding')
  await expect(page).toHaveURL(/status=success/)
})

test('shortcuts are off in a field, with a modifier, and by setting', async ({ page, openAs }) => {
  await openAs('client', RETAIL_SESSIONS)
  const field = page.getByRole('main').getByRole('searchbox').first()
  await field.fill('g')
  await field.press('s')
  await field.press('?')
  await expect(field).toHaveValue('gs?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectPath(page, RETAIL_SESSIONS)
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

test('an unknown address and an unfinished screen say what they are', async ({ page, openAs }) => {
  await openAs('client', sessionsPath('<img>'))
  await expectHeading(page, 'Not Found')
  await expect(page).toHaveTitle('Not Found · Verification portal')
  await expectAccessible(page, 'not found')
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expect(heading(page, 'Dashboard')).toBeFocused()
  await expect(page).toHaveTitle('Dashboard · Verification portal')
  await menuEntries(page).filter({ hasText: 'API' }).click()
  await expect(page.getByText('This screen is being built')).toBeVisible()
  await expectAccessible(page, 'being built')
})

test('at 320 px, a tablet at 200 %, nothing scrolls sideways', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openAs('client', HOME)
  for (const path of ['/app/dashboard', PROFILE, CHANGE_PASSWORD]) {
    await page.goto(path)
    await expectShell(page, /./)
    await expectFits(page)
  }
})

test('only a slow screen is announced', async ({ page, mock, openAs }) => {
  await openAs('client', HOME)
  await expectShell(page, 'Dashboard')
  const announcement = page.getByRole('status').filter({ hasText: 'Loading the screen' })
  await mock.faults([{ path: 'bundle-sessions', kind: 'latency', ms: 2500 }])
  await menuEntries(page).filter({ hasText: 'Retail onboarding' }).press('Enter')
  await expect(announcement).toBeAttached()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(announcement).toHaveCount(0)
})

test('the drawer moves the focus to the heading of the chosen screen', async ({ page, openAs }) => {
  await page.setViewportSize(PHONE)
  await openAs('client', HOME)
  await expectShell(page, 'Dashboard')
  await page.getByRole('button', { name: 'Toggle navigation' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'SDK' }).click()
  await expect(heading(page, 'SDK')).toBeFocused()
  await page.getByRole('button', { name: 'Toggle navigation' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Toggle navigation' })).toBeFocused()
})
