import { expect, type Page } from '@playwright/test'
import { REFRESH, SOON, askForNextPage, expectRows, openTabs, turnPage } from './tabs'
import { test } from '../fixtures'
import { expectPath } from '../helpers'
import { RETAIL_SESSIONS } from '../pages'

/** With MOMENTS=20: in full, at 20 random moments of refreshes of 100, 600 and 2 000 ms, in one tab and in four. */
const moments = Number(process.env['MOMENTS'] ?? 0)
const delays = moments ? [100, 600, 2_000] : [600]

/** Ways to leave the page in the middle of a refresh. Each returns the page that continues. */
const ways: Record<string, (page: Page) => Promise<Page>> = {
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

for (const [way, leave] of Object.entries(ways)) {
  test(`a page ${way} in the middle of a refresh stays signed in`, async ({
    page: first,
    context,
    mock,
    allowErrors,
    openAs,
  }) => {
    test.setTimeout(60_000 + moments * delays.length * 2 * 30_000)
    allowErrors(/401/)
    await openAs('client', RETAIL_SESSIONS)
    let page = first
    const all = [page]
    for (const tabs of moments ? [1, 4] : [1]) {
      all.push(...(await openTabs(context, tabs - all.length, RETAIL_SESSIONS)))
      for (const delay of delays) {
        for (let moment = 0; moment < Math.max(1, moments); moment += 1) {
          await Promise.all(all.map(expectRows))
          await mock.faults([{ path: REFRESH, kind: 'latency', ms: delay }])
          const before = (await mock.log(REFRESH)).length
          await mock.expire()
          // The page that is left does not show the next rows.
          void askForNextPage(page).catch(() => {})
          const turns = all.filter((tab) => tab !== page).map(turnPage)
          await expect
            .poll(async () => (await mock.log(REFRESH)).length, SOON)
            .toBeGreaterThan(before)
          // A random moment is what the full run is for.
          if (moments) await new Promise((resolve) => setTimeout(resolve, Math.random() * delay))
          const next = await leave(page)
          all[all.indexOf(page)] = next
          page = next
          await Promise.all(turns)
          await Promise.all(all.map(expectRows))
          for (const tab of all) await expectPath(tab, RETAIL_SESSIONS)
        }
      }
    }
    const refreshes = await mock.log(REFRESH)
    expect(refreshes.map(({ status }) => status)).toEqual(refreshes.map(() => 200))
    expect(new Set(refreshes.map(({ auth }) => auth)).size).toBe(refreshes.length)
    if (moments) console.log(`${way}: ${refreshes.length} refreshes, none refused, none sent twice`)
  })
}

test('a page closed in the middle of a refresh and opened two minutes later is signed in', async ({
  page,
  context,
  mock,
  allowErrors,
  openAs,
}) => {
  allowErrors(/401/)
  await openAs('client', RETAIL_SESSIONS)
  await expectRows(page)
  await mock.faults([{ path: REFRESH, kind: 'latency', ms: 600 }])
  await mock.expire()
  void askForNextPage(page).catch(() => {})
  await expect.poll(async () => (await mock.log(REFRESH)).length, SOON).toBe(1)
  await page.close()
  await expect.poll(async () => (await mock.log(REFRESH))[0]?.status, SOON).toBe(200)
  const later = await context.newPage()
  await later.clock.install({ time: Date.now() + 120_000 })
  await later.goto(RETAIL_SESSIONS)
  await expectRows(later)
  expect(await mock.log(REFRESH)).toHaveLength(1)
})
