import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { Mock } from '../fixtures'
import { expectPath } from '../helpers'
import { RETAIL_SESSIONS } from '../pages'

export const DETAIL = 'bundle-session-details'
export const REFRESH = 'authentication/refresh'

/** For counts that are polled many times over and change within a second. */
export const SOON = { intervals: [250] }

/** Another tab of the same browser. */
export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  return tab
}

export const openTabs = (context: BrowserContext, count: number, path: string) =>
  Promise.all(Array.from({ length: count }, () => openTab(context, path)))

export async function expectRows(tab: Page) {
  await expect(tab.getByRole('table').locator('tbody th a')).toHaveCount(25)
}

/**
 * Touches the links of the rows: each preloads its screen, so the portal itself makes a call for each.
 * A tab does not load the same session twice.
 */
export async function touchRows(tab: Page, count = 25, from = 0) {
  const touchedCount = await tab.getByRole('table').evaluate(
    (table, [start, end]) => {
      const links = [...table.querySelectorAll('tbody th a')].slice(start, end)
      for (const link of links) link.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
      return links.length
    },
    [from, from + count] as const,
  )
  expect(touchedCount).toBe(count)
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

/** Lets the tokens expire, and 25 calls of each tab succeed with one refresh. */
export async function expireInTabs(tabs: readonly Page[], mock: Mock, expiry: number) {
  if (expiry > 1) await Promise.all(tabs.map(turnPage))
  await mock.expire()
  await Promise.all(tabs.map((tab) => touchRows(tab)))
  const countSuccesses = async () =>
    (await mock.log(DETAIL)).filter(({ status }) => status === 200).length
  await expect.poll(countSuccesses, { ...SOON, timeout: 240_000 }).toBe(expiry * 25 * tabs.length)
  expect(await mock.log(REFRESH)).toHaveLength(expiry)
}

/** Ways to leave the page in the middle of a refresh. Each returns the page that continues. */
export const waysToLeave: Readonly<Record<string, (page: Page) => Promise<Page>>> = {
  reloaded: async (page) => {
    await page.reload()
    return page
  },
  'left and returned to': async (page) => {
    await page.goto('about:blank')
    await page.goto(RETAIL_SESSIONS)
    return page
  },
  'closed and opened again': async (page) => {
    const next = await page.context().newPage()
    await page.close()
    await next.goto(RETAIL_SESSIONS)
    return next
  },
}

type Left = {
  mock: Mock
  /** All open tabs; the one that continues takes the place of the one that is left. */
  tabs: Page[]
  /** The tab that is left. */
  page: Page
  leave: (page: Page) => Promise<Page>
  /** How long the refresh takes, and the moment in it, in milliseconds. */
  delay: number
  moment?: number
}

/** Leaves a tab in the middle of a refresh, and expects all tabs signed in with their rows. Returns the one that continues. */
export async function leaveInRefresh({ mock, tabs, page, leave, delay, moment = 0 }: Left) {
  await Promise.all(tabs.map(expectRows))
  await mock.faults([{ path: REFRESH, kind: 'latency', ms: delay }])
  const before = (await mock.log(REFRESH)).length
  await mock.expire()
  // The page that is left does not show the next rows.
  void askForNextPage(page).catch(() => {})
  const turns = tabs.filter((tab) => tab !== page).map(turnPage)
  await expect.poll(async () => (await mock.log(REFRESH)).length, SOON).toBeGreaterThan(before)
  if (moment > 0) await new Promise((resolve) => setTimeout(resolve, moment))
  const next = await leave(page)
  tabs[tabs.indexOf(page)] = next
  await Promise.all(turns)
  await Promise.all(tabs.map(expectRows))
  for (const tab of tabs) await expectPath(tab, RETAIL_SESSIONS)
  return next
}

/** Every refresh was answered with a pair, and no token was sent twice. */
export async function expectTokensOnce(mock: Mock): Promise<number> {
  const refreshes = await mock.log(REFRESH)
  expect(refreshes.map(({ status }) => status)).toEqual(refreshes.map(() => 200))
  expect(new Set(refreshes.map(({ auth }) => auth)).size).toBe(refreshes.length)
  return refreshes.length
}

/** A browser whose service workers are off: the page itself exchanges its token, under a Web Lock. */
export async function removeWorker(context: BrowserContext) {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
  })
}

export async function storedTokens(page: Page) {
  return page.evaluate(() =>
    ['access_token', 'refresh_token', 'session_rev'].filter((key) => localStorage.getItem(key)),
  )
}
