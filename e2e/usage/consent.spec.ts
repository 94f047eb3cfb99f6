import { expect, type Page } from '@playwright/test'
import {
  FULL,
  PHONE,
  button,
  expectAccessibleInBothLooks,
  expectFits,
  expectHeading,
  menuLink,
  region,
  tabTo,
} from '../helpers'
import { HOME, LOGIN, PROFILE } from '../pages'
import { openAppearance } from '../shell/shell'
import { answerBefore, goTo, test, type Vendors } from './usage'

const question = (page: Page) => region(page, 'Usage analytics')
const usageSwitch = (page: Page) => page.getByRole('switch', { name: 'Usage analytics' })

/**
 * Expects that nothing was sent to the services, stored by them or loaded from them. Returns the URLs of loaded
 * resources.
 */
async function expectNoTrace(page: Page, vendors: Vendors) {
  expect(vendors.sent).toEqual([])
  const { keys, cookies, scripts } = await page.evaluate(() => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    cookies: document.cookie,
    scripts: performance.getEntriesByType('resource').map(({ name }) => name),
  }))
  expect(keys.filter((key) => /^_*ph_|posthog|^_ga/.test(key))).toEqual([])
  expect(cookies).not.toMatch(/_ga|ph_/)
  expect(scripts.filter((name) => /posthog|google|web-vitals/.test(name))).toEqual([])
  return scripts
}

/**
 * Expects usage analytics to be off and the question to be hidden. Only the script that would track after consent is
 * loaded.
 */
async function expectNothingFollowed(page: Page, vendors: Vendors) {
  await expect(usageSwitch(page)).not.toBeChecked()
  await expect(question(page)).toBeHidden()
  const scripts = await expectNoTrace(page, vendors)
  expect(scripts.filter((name) => name.includes('/start-usage-tracking-'))).toHaveLength(1)
}

test(
  'I3 asks for consent on the first visit and sends nothing before or without consent',
  { tag: FULL },
  async ({ page, vendors, openAs }) => {
    await openAs('client', HOME)
    await expect(question(page)).toBeVisible()
    await menuLink(page, 'My account').click()
    await expectHeading(page, 'My account')
    await expectNoTrace(page, vendors)
    await button(page, 'Do not allow').click()
    await expect(question(page)).toBeHidden()
    await menuLink(page, 'Dashboard').click()
    await expectHeading(page, 'Dashboard')
    await page.reload()
    await expectHeading(page, 'Dashboard')
    await openAppearance(page)
    await expectNothingFollowed(page, vendors)
  },
)

test(
  'I3 sends nothing and removes all vendor data after consent is withdrawn',
  { tag: FULL },
  async ({ page, vendors, openAs }) => {
    await openAs('client', HOME)
    await button(page, 'Allow').click()
    await vendors.expectViews('/app/pages/home')
    await goTo(page, PROFILE)
    await vendors.expectViews('/app/pages/profile')
    await openAppearance(page)
    await page.getByText('What we track').click()
    await expect(page.getByText('page_view /app/pages/profile')).toBeVisible()
    await usageSwitch(page).click()
    await expect(page.getByText('Nothing has been recorded in this visit.')).toBeVisible()
    const before = vendors.views()
    await page.keyboard.press('Escape')
    await goTo(page, '/app/pages/bundle')
    await expectHeading(page, 'My bundles')
    const leftovers = await page.evaluate(() => ({
      keys: Object.keys(localStorage).filter((key) => /^_*ph_|posthog/.test(key)),
      cookies: document.cookie.split('; ').filter((cookie) => /_ga|ph_/.test(cookie)),
    }))
    expect(leftovers).toEqual({ keys: [], cookies: [] })

    // After renewed consent, only the current and later views are counted.
    await goTo(page, HOME)
    await openAppearance(page)
    await usageSwitch(page).click()
    await expect.poll(() => vendors.views().google.length).toBeGreaterThan(before.google.length)
    await goTo(page, '/app/pages/sdk')
    await vendors.expectViews('/app/pages/sdk')
    const { google, postHog } = vendors.views()
    expect(google.slice(before.google.length)).toEqual(['/app/pages/home', '/app/pages/sdk'])
    expect(postHog.slice(before.postHog.length)).toEqual(['/app/pages/home', '/app/pages/sdk'])
  },
)

test(
  'I3 treats Global Privacy Control as declined consent, regardless of the stored choice',
  { tag: FULL },
  async ({ page, vendors, openAs }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
    })
    await answerBefore(page, 'granted')
    await openAs('client', HOME)
    await openAppearance(page)
    await expect(usageSwitch(page)).toBeDisabled()
    await expectNothingFollowed(page, vendors)
  },
)

test(
  'K1 K5 accepts an answer by keyboard and keeps the question accessible on wide and phone screens',
  { tag: FULL },
  async ({ page, vendors }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(LOGIN)
    await expect(question(page)).toBeVisible()
    await expectAccessibleInBothLooks(page, 'the question')
    await page.setViewportSize(PHONE)
    await expectFits(page)
    await expectAccessibleInBothLooks(page, 'the question on a phone')
    await tabTo(page, button(page, 'Allow'))
    await page.keyboard.press('Tab')
    await expect(button(page, 'Do not allow')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(question(page)).toBeHidden()
    await vendors.expectViews('/auth/login')
    await page.reload()
    await vendors.expectViews('/auth/login', '/auth/login')
    await expect(question(page)).toBeHidden()
  },
)

test(
  'K1 K5 lists events and turns tracking off by keyboard, and is accessible on desktop and phone',
  { tag: FULL },
  async ({ page, vendors, openAs }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await answerBefore(page, 'granted')
    await openAs('client', PROFILE)
    await vendors.expectViews('/app/pages/profile')
    const panel = await openAppearance(page)
    await tabTo(page, usageSwitch(page))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panel.getByText('page_view /app/pages/profile')).toBeVisible()
    await expectAccessibleInBothLooks(page, 'what is tracked')
    await page.setViewportSize(PHONE)
    await expectFits(page)
    await expectAccessibleInBothLooks(page, 'what is tracked on a phone')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await expect(usageSwitch(page)).not.toBeChecked()
    await expect(panel.getByText('Nothing has been recorded in this visit.')).toBeVisible()
  },
)
