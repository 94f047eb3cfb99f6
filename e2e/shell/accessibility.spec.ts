import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  MOCK,
  SMOKE,
  FULL,
  PHONE,
  banner,
  button,
  dialog,
  expectAccessible,
  expectAccessibleInBothLooks,
  expectFits,
  expectHeading,
  heading,
} from '../helpers'
import { HOME, LOGIN, RETAIL_SESSIONS } from '../pages'
import { searchBox } from './shell'

test('K1 keeps the sign-in form accessible with errors', { tag: SMOKE }, async ({ page }) => {
  await page.goto(LOGIN)
  await expectHeading(page, 'Sign in')
  await button(page, 'Sign in').click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'sign-in')
})

test('K1 keeps a list accessible', { tag: MOCK }, async ({ page, openAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs('client', RETAIL_SESSIONS)
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessibleInBothLooks(page, 'sessions')
})

test('shows focus and current tab in forced colors', { tag: FULL }, async ({ page, openAs }) => {
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
  // The current link's background is opaque.
  expect(await ground('Sessions')).not.toMatch(/, 0\)$/)
  expect(await ground('Transactions')).not.toBe(await ground('Sessions'))
})

test(
  'fits the drawer, list cards and search on a phone, and keeps them accessible and focused',
  { tag: FULL },
  async ({ page, openAs }) => {
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
  },
)
