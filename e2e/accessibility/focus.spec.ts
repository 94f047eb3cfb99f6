import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { FULL, WIDE, dialog } from '../helpers'
import {
  ADMIN_CLIENTS,
  ADMIN_HOME,
  API_DOCS,
  HOME,
  LOGIN,
  RETAIL_SESSIONS,
  bundles,
  sessionsPath,
} from '../pages'
import { hiddenFocus } from './measure'

const STEPS = 60

/** Short windows, where sticky elements cover the largest share of the height. */
const LOW = { width: 1280, height: 480 }
const LOW_PHONE = { width: 320, height: 480 }

/** Tabs forward, then back, and expects the focused element to be visible after each press. */
async function expectFocusShown(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const hiddenLabels: (string | null)[] = []
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < STEPS; step++) {
      await page.keyboard.press(key)
      hiddenLabels.push(await page.evaluate(hiddenFocus))
    }
  expect(
    hiddenLabels.filter((element) => element !== null),
    path,
  ).toEqual([])
}

test(
  'K5 never hides the focused element behind the sticky edges of a list or the API docs',
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('client', HOME)
    await page.setViewportSize(LOW)
    await expectFocusShown(page, RETAIL_SESSIONS)
    await page.setViewportSize(LOW_PHONE)
    await expectFocusShown(page, RETAIL_SESSIONS)
    await expectFocusShown(page, API_DOCS)
  },
)

test(
  'K5 never hides the focused element on sign-in, dashboard, transaction and admin form screens',
  { tag: FULL },
  async ({ page, openAs }) => {
    test.setTimeout(1_800_000)
    for (const size of [LOW, LOW_PHONE]) {
      await page.setViewportSize(size)
      await expectFocusShown(page, LOGIN)
    }
    await openAs('client', HOME)
    for (const size of [LOW, LOW_PHONE]) {
      await page.setViewportSize(size)
      await expectFocusShown(page, HOME)
      await expectFocusShown(page, sessionsPath(bundles.retail, '?tab=transactions'))
    }
    // Leaves the client's page, because that page would redirect to the sign-in screen once another login is stored.
    await page.goto('about:blank')
    await openAs('admin', ADMIN_HOME)
    for (const size of [LOW, LOW_PHONE]) {
      await page.setViewportSize(size)
      await expectFocusShown(page, ADMIN_HOME)
      await expectFocusShown(page, `${ADMIN_CLIENTS}/1001/edit`)
      await expectFocusShown(page, `${ADMIN_CLIENTS}/1001/new-bundle`)
    }
  },
)

test('animates nothing when reduced motion is on', { tag: FULL }, async ({ page, openAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(WIDE)
  await page.goto(LOGIN)
  const moving = () => page.evaluate(() => document.getAnimations().length)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await moving()).toBe(0)
  await openAs('client', HOME)
  await expect(page.getByText('Success rate')).toBeVisible()
  expect(await moving()).toBe(0)
  await page.keyboard.press('?')
  await expect(dialog(page, 'Keyboard shortcuts')).toBeVisible()
  expect(await moving()).toBe(0)
})
