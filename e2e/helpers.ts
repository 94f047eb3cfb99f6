import { expect, type Locator, type Page } from '@playwright/test'
import { personas, type PersonaName } from '../mocks/personas'

/** The rows of the tables that have all of these texts. */
function rowWith(page: Page, ...texts: string[]): Locator {
  return texts.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('row'))
}

export async function expectRow(page: Page, ...texts: string[]) {
  await expect(rowWith(page, ...texts).first()).toBeVisible()
}

export async function expectHeading(page: Page, name: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

export async function expectToast(page: Page, text: string | RegExp) {
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
}

/** Also what a page fetches after its first paint: without a network it could not come any more. */
export async function expectAllLoaded(page: Page) {
  await page.waitForFunction(() => {
    const entries = performance.getEntriesByType('resource')
    return ['/screen-problem-', '/use-retry-', '/notifications-'].every((name) =>
      entries.some((entry) => entry.name.includes(name) && entry.name.endsWith('.js')),
    )
  })
}

/** The path alone: filters and pages of a list stand behind it. */
export async function expectPath(page: Page, path: string) {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
}

/** The entries of the main menu, in order. */
export function menuEntries(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link')
}

/** The menu behind the display name in the header. */
export async function openProfileMenu(page: Page, persona: PersonaName): Promise<Locator> {
  const { name } = personas[persona]
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
  return page.getByRole('menu', { name, exact: true })
}

export async function signOut(page: Page, persona: PersonaName) {
  const menu = await openProfileMenu(page, persona)
  await menu.getByRole('menuitem', { name: 'Sign out' }).click()
}
