import { expect } from '@playwright/test'
import {
  REFRESH,
  SOON,
  askForNextPage,
  expectRows,
  expectTokensOnce,
  leaveInRefresh,
  openTabs,
  waysToLeave,
} from './tabs'
import { test } from '../fixtures'
import { MOCK, FULL } from '../helpers'
import { RETAIL_SESSIONS } from '../pages'

/**
 * `MOMENTS=20` leaves the page at 20 random moments per refresh duration, with one tab and with four. `FULL=1` adds the
 * other ways to leave.
 */
const moments = Number(process.env['MOMENTS'] ?? 0)
const delays = moments ? [100, 600, 2_000] : [600]

for (const [way, leave] of Object.entries(waysToLeave)) {
  const tag = way === 'reloaded' ? MOCK : FULL
  test(
    `stays signed in when a page is ${way} in the middle of a refresh`,
    { tag },
    async ({ page: first, context, mock, allowErrors, openAs }) => {
      if (moments) test.setTimeout(moments * delays.length * 2 * 60_000)
      allowErrors(/401/)
      await openAs('client', RETAIL_SESSIONS)
      let page = first
      const all = [page]
      for (const tabs of moments ? [1, 4] : [1]) {
        all.push(...(await openTabs(context, tabs - all.length, RETAIL_SESSIONS)))
        for (const delay of delays) {
          for (let round = 0; round < Math.max(1, moments); round += 1) {
            // Leaves as soon as the refresh has started, unless MOMENTS is set.
            const moment = moments ? Math.random() * delay : 0
            page = await leaveInRefresh({ mock, tabs: all, page, leave, delay, moment })
          }
        }
      }
      const refreshes = await expectTokensOnce(mock)
      if (moments) console.log(`${way}: ${refreshes} refreshes, none refused, none sent twice`)
    },
  )
}

test(
  'stays signed in when a page is closed during a refresh and reopened two minutes later',
  { tag: FULL },
  async ({ page, context, mock, allowErrors, openAs }) => {
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
  },
)
