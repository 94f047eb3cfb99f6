import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { FULL, expectAccessible, expectPath, mainMenu } from '../helpers'
import { HOME, RETAIL_SESSIONS } from '../pages'
import { openAppearance, radio } from './shell'

test(
  'opens the top menu by keyboard and never covers the focused element',
  { tag: FULL },
  async ({ page, openAs }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await openAs('client', HOME)
    await expect(page.getByText('Success rate')).toBeVisible()
    const panel = await openAppearance(page)
    await radio(panel, 'Navigation', 'Top').check()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Toggle navigation' })).toHaveCount(0)
    const bottom = await mainMenu(page).evaluate((nav) => nav.getBoundingClientRect().bottom)
    const links = page.getByRole('main').locator('a, button')
    await links.last().focus()
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Shift+Tab')
      const top = await page.evaluate(() => {
        const activeElement = document.activeElement
        return activeElement?.closest('main')
          ? activeElement.getBoundingClientRect().top
          : undefined
      })
      if (top !== undefined) expect(top).toBeGreaterThanOrEqual(bottom)
    }

    const group = mainMenu(page).getByRole('button', { name: 'Bundles' })
    await group.focus()
    await page.keyboard.press('Enter')
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(
      mainMenu(page).getByRole('link', { name: 'My bundles', exact: true }),
    ).toBeFocused()
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
  },
)
