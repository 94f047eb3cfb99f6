import { expect, type Locator, type Page } from '@playwright/test'

export const PHONE = { width: 390, height: 844 }
export const SESSIONS = '/app/pages/bundle/20011/sessions'

export const banner = (page: Page) => page.getByRole('banner')
export const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
export const searchBox = (where: Page | Locator) =>
  where.getByRole('combobox', { name: 'Search', exact: true })
export const radio = (panel: Locator, group: string, name: string) =>
  panel.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true })

/** The screen and what surrounds it: before that no key is heard. */
export async function expectShell(page: Page, heading: string | RegExp) {
  await expect(banner(page).getByRole('button', { name: 'Appearance' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

export async function openAppearance(page: Page): Promise<Locator> {
  await banner(page).getByRole('button', { name: 'Appearance' }).click()
  const panel = dialog(page, 'Appearance')
  await expect(panel).toBeVisible()
  return panel
}

/** Nothing is pushed out at the side. */
export async function expectFits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}
