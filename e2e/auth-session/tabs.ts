import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { Mock } from '../fixtures'
import { expectPath } from '../helpers'
import { RETAIL_SESSIONS } from '../pages'

export const DETAIL = 'bundle-session-details'
export const REFRESH = 'authentication/refresh'

/** Short polling interval, for counts that change within a second. */
export const SOON = { intervals: [250] }

/** Opens another tab in the same browser. */
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
 * Touches row links, so the portal preloads each linked session with a request. A tab doesn't load the same session
 * twice.
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

/** Turns to the list's next page without loading a document, as in a tab that stays open for days. */
export async function turnPage(tab: Page) {
  const link = tab.getByRole('table').locator('tbody th a').first()
  // Ignores the link's query, because the query belongs to the list and changes before the rows do.
  const first = async () => (await link.getAttribute('href'))?.split('?')[0]
  const before = await first()
  await askForNextPage(tab)
  await expect.poll(first, SOON).not.toBe(before)
  await expectRows(tab)
}

export function askForNextPage(tab: Page): Promise<void> {
  return tab.getByRole('button', { name: 'Next page' }).click()
}

/** Expires the tokens, and expects 25 requests from each tab to succeed with one refresh. */
export async function expireInTabs(tabs: readonly Page[], mock: Mock, expiry: number) {
  if (expiry > 1) await Promise.all(tabs.map(turnPage))
  await mock.expire()
  await Promise.all(tabs.map((tab) => touchRows(tab)))
  const countSuccesses = async () =>
    (await mock.log(DETAIL)).filter(({ status }) => status === 200).length
  await expect.poll(countSuccesses, { ...SOON, timeout: 240_000 }).toBe(expiry * 25 * tabs.length)
  expect(await mock.log(REFRESH)).toHaveLength(expiry)
}

/** Ways to leave the page during a refresh. Each function resolves to the page that continues the journey. */
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
  /** All open tabs. The tab that `leave` returns replaces `page`. */
  tabs: Page[]
  /** The tab whose page the test leaves. */
  page: Page
  leave: (page: Page) => Promise<Page>
  /**
   * The refresh's duration, in milliseconds. `moment` is the time from the refresh's start until the test leaves the
   * page.
   */
  delay: number
  moment?: number
}

/**
 * Leaves a tab during a refresh, and expects all tabs to stay signed in and show their rows. Returns the page that
 * continues the journey.
 */
export async function leaveInRefresh({ mock, tabs, page, leave, delay, moment = 0 }: Left) {
  await Promise.all(tabs.map(expectRows))
  await mock.faults([{ path: REFRESH, kind: 'latency', ms: delay }])
  const before = (await mock.log(REFRESH)).length
  await mock.expire()
  // Ignores the result, because the tab leaves the page before the next rows appear.
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

/** Expects every refresh to succeed and no token to be sent twice. Returns the number of refreshes. */
export async function expectTokensOnce(mock: Mock): Promise<number> {
  const refreshes = await mock.log(REFRESH)
  expect(refreshes.map(({ status }) => status)).toEqual(refreshes.map(() => 200))
  expect(new Set(refreshes.map(({ auth }) => auth)).size).toBe(refreshes.length)
  return refreshes.length
}

/** Removes service workers, so the page itself exchanges its token under a Web Lock. */
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
