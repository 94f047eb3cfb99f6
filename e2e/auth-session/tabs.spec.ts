import { expect } from '@playwright/test'
import {
  DETAIL,
  REFRESH,
  SOON,
  expectRows,
  expectTokensOnce,
  openTab,
  openTabs,
  storedTokens,
  touchRows,
} from './tabs'
import { test } from '../fixtures'
import { MOCK, expectHeading, expectPath, FULL, signOut } from '../helpers'
import { LOGIN, RETAIL_SESSIONS } from '../pages'

/** Requests per tab after each expiry. */
const CALLS = 5

test(
  `B1 refreshes only once per expiry for four tabs with ${CALLS} requests each`,
  { tag: MOCK },
  async ({ context, page, mock, allowErrors, openAs }) => {
    allowErrors(/401/)
    await openAs('client', RETAIL_SESSIONS)
    const tabs = [page, ...(await openTabs(context, 3, RETAIL_SESSIONS))]
    await Promise.all(tabs.map(expectRows))
    const countSuccesses = async () =>
      (await mock.log(DETAIL)).filter(({ status }) => status === 200).length
    for (const expiry of [1, 2]) {
      await mock.expire()
      await Promise.all(tabs.map((tab) => touchRows(tab, CALLS, (expiry - 1) * CALLS)))
      await expect.poll(countSuccesses, SOON).toBe(expiry * CALLS * tabs.length)
    }
    expect(await expectTokensOnce(mock)).toBe(2)
    // A failed request would have redirected its tab.
    for (const tab of tabs) await expectPath(tab, RETAIL_SESSIONS)
  },
)

test(
  "B4 completes the next tab's requests when the tab with the lock closes",
  { tag: FULL },
  async ({ context, page, mock, allowErrors, openAs }) => {
    allowErrors(/401/)
    await openAs('client', RETAIL_SESSIONS)
    const holder = await openTab(context, RETAIL_SESSIONS)
    await Promise.all([page, holder].map(expectRows))
    await mock.expire()
    await mock.faults([{ path: REFRESH, kind: 'latency', ms: 6_000 }])
    await touchRows(holder, 1)
    await expect.poll(async () => (await mock.log(REFRESH)).length).toBe(1)
    await touchRows(page)
    // May be fewer than 25, because requests that are still unsent after the first rejection wait for the refresh.
    await expect.poll(async () => (await mock.log(DETAIL)).length).toBeGreaterThan(1)
    await holder.close()
    const countSuccesses = async () =>
      (await mock.log(DETAIL)).filter(({ status }) => status === 200).length
    // Allows one more success, because on a slow machine the closed tab may have received its own response first.
    await expect.poll(countSuccesses).toBeGreaterThanOrEqual(25)
    // The next tab needs no second refresh, because the worker's exchange outlives the closed page.
    expect(await mock.log(REFRESH)).toHaveLength(1)
  },
)

test(
  'B2 uses the tokens in IndexedDB when a tab sees outdated local storage',
  { tag: FULL },
  async ({ context, page, mock, allowErrors, openAs }) => {
    allowErrors(/401/)
    await openAs('client', RETAIL_SESSIONS)
    const lagging = await openTab(context, RETAIL_SESSIONS)
    await Promise.all([page, lagging].map(expectRows))
    // Simulates a busy browser that updates this tab's view of local storage late.
    await lagging.evaluate(() => {
      const before: Record<string, string> = { ...localStorage }
      Storage.prototype.getItem = (key) => before[key] ?? null
    })
    await mock.expire()
    const countSuccesses = async () =>
      (await mock.log(DETAIL)).filter(({ status }) => status === 200).length
    for (const [index, tab] of [page, lagging].entries()) {
      await touchRows(tab)
      await expect.poll(countSuccesses).toBe(25 * (index + 1))
    }
    expect(await mock.log(REFRESH)).toHaveLength(1)
  },
)

test(
  'B5 leaves no token in either tab when one tab signs out while the other tab refreshes',
  { tag: FULL },
  async ({ context, page, mock, allowErrors, openAs }) => {
    allowErrors(/401/)
    await openAs('client', RETAIL_SESSIONS)
    const refreshingTab = await openTab(context, RETAIL_SESSIONS)
    await Promise.all([page, refreshingTab].map(expectRows))
    await mock.expire()
    await mock.faults([{ path: REFRESH, kind: 'latency', ms: 1_500 }])
    await touchRows(refreshingTab, 3)
    await expect.poll(async () => (await mock.log(REFRESH)).length).toBe(1)
    await signOut(page, 'client')
    await expectPath(page, LOGIN)
    await expectPath(refreshingTab, LOGIN)
    await expect.poll(async () => (await mock.log(REFRESH))[0]?.status).not.toBe(0)
    for (const tab of [page, refreshingTab]) {
      await tab.reload()
      await expectHeading(tab, 'Sign in')
      expect(await storedTokens(tab)).toEqual([])
    }
  },
)
