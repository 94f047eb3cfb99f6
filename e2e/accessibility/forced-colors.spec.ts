import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { ADMIN_IDENTITIES } from '../pages'
import { unseenInForcedColors } from './measure-forced'

/** With the ground of the system against that of the portal: the administrator's area opens in dark. */
const useForcedColors = (page: Page) =>
  page.emulateMedia({ forcedColors: 'active', colorScheme: 'light', reducedMotion: 'reduce' })

async function measure(page: Page) {
  await expect
    .poll(() => page.evaluate(unseenInForcedColors), { message: page.url(), timeout: 8000 })
    .toEqual([])
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
}

test('in forced colors icons, marks and what is current can be seen in a list of an administrator, and nothing moves', async ({
  page,
  openAs,
}) => {
  await useForcedColors(page)
  await openAs('admin', ADMIN_IDENTITIES)
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await measure(page)
})
