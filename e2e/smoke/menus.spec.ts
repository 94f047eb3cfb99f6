import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { menuEntries, SMOKE } from '../helpers'
import { ADMIN_HOME, HOME } from '../pages'

for (const [persona, home] of [
  ['client', HOME],
  ['admin', ADMIN_HOME],
] as const) {
  test(`opens every screen in the menu as ${persona}`, { tag: SMOKE }, async ({ page, openAs }) => {
    await openAs(persona, home)
    const entries = menuEntries(page)
    await expect(entries.first()).toBeVisible()
    for (const entry of await entries.all()) {
      await entry.click()
      await expect(entry).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('[data-fetching], [aria-busy=true]')).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  })
}
