import { expect, type BrowserContext, type Page } from '@playwright/test'

export const DETAIL = 'bundle-session-details'
export const REFRESH = 'authentication/refresh'

/** For counts that are polled many times over and change within a second. */
export const SOON = { intervals: [250] }

/** More tabs of the same browser. */
export async function openTabs(
  context: BrowserContext,
  count: number,
  path: string,
): Promise<Page[]> {
  const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto(path)))
  return tabs
}

export async function expectRows(tab: Page) {
  await expect(tab.getByRole('table').locator('tbody th a')).toHaveCount(25)
}

/**
 * Touches the links of the rows: each preloads its screen, so the portal itself makes 25 calls at once.
 * A tab does not load the same session twice.
 */
export async function touchRows(tab: Page, count = 25) {
  const touched = await tab.getByRole('table').evaluate((table, most) => {
    const links = [...table.querySelectorAll('tbody th a')].slice(0, most)
    for (const link of links) link.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
    return links.length
  }, count)
  expect(touched).toBe(count)
}

/** Shows the next page of the list without a page load, as in a tab that stays open for days. */
export async function turnPage(tab: Page) {
  const link = tab.getByRole('table').locator('tbody th a').first()
  // Without the query: it belongs to the list and changes before the rows do.
  const first = async () => (await link.getAttribute('href'))?.split('?')[0]
  const before = await first()
  await askForNextPage(tab)
  await expect.poll(first, SOON).not.toBe(before)
  await expectRows(tab)
}

export function askForNextPage(tab: Page): Promise<void> {
  return tab.getByRole('button', { name: 'Next page' }).click()
}

/** An old browser: no Web Locks, and no worker that outlives its page (which would have locks all the same). */
export async function removeWebLocks(context: BrowserContext) {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
  })
}

export async function storedTokens(page: Page) {
  return page.evaluate(() =>
    ['access_token', 'refresh_token', 'session_rev'].filter((key) => localStorage.getItem(key)),
  )
}
