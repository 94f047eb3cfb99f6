import { expect, type BrowserContext } from '@playwright/test'
import {
  REFRESH,
  SOON,
  expectRows,
  expectTokensOnce,
  expireInTabs,
  leaveInRefresh,
  openTabs,
  removeWorker,
  storedTokens,
  touchRows,
  waysToLeave,
} from '../auth-session/tabs'
import { test } from '../fixtures'
import { expectHeading, expectPath, FULL, signOut } from '../helpers'
import { LOGIN, RETAIL_SESSIONS } from '../pages'
import { randomFor, seed } from '../random'

// Repeats journeys from e2e/auth-session many times.

/**
 * Token expiries per browser. Must be at most 20, because the mock's log keeps only 5,000 requests and each request
 * appears in it twice.
 */
const EXPIRIES = 10

const browsers: readonly [string, (context: BrowserContext) => Promise<void>][] = [
  ['with the worker', async () => {}],
  ['without the worker', removeWorker],
]

for (const [name, prepare] of browsers)
  test(
    `B1 sends no token twice in four tabs over ${EXPIRIES} expiries, ${name}`,
    { tag: FULL },
    async ({ context, page, mock, openAs, allowErrors }) => {
      test.setTimeout(7_200_000)
      allowErrors(/401/)
      await prepare(context)
      await openAs('client', RETAIL_SESSIONS)
      const tabs = [page, ...(await openTabs(context, 3, RETAIL_SESSIONS))]
      await Promise.all(tabs.map(expectRows))
      for (let expiry = 1; expiry <= EXPIRIES; expiry += 1) {
        await expireInTabs(tabs, mock, expiry)
        if (expiry % 5 === 0) console.log(`${name}: ${expiry} of ${EXPIRIES}`)
      }
      const refreshes = await expectTokensOnce(mock)
      for (const tab of tabs) await expectPath(tab, RETAIL_SESSIONS)
      console.log(
        `Four tabs ${name}: ${EXPIRIES} expiries, ${EXPIRIES * 100} calls answered, ${refreshes} refreshes, no token sent twice.`,
      )
    },
  )

const RACES = 20
const LATENCY = 400

test(
  `B5 leaves no token after ${RACES} sign-outs at random moments of a refresh`,
  { tag: FULL },
  async ({ page, mock, openAs, allowErrors }) => {
    test.setTimeout(7_200_000)
    allowErrors(/401/)
    const random = randomFor('sign-outs')
    let inRefresh = 0
    for (let race = 1; race <= RACES; race += 1) {
      await openAs('client', RETAIL_SESSIONS)
      await expectRows(page)
      const before = (await mock.log(REFRESH)).length
      await mock.expire()
      await mock.faults([{ path: REFRESH, kind: 'latency', ms: LATENCY }])
      await touchRows(page, 3)
      await new Promise((resolve) => setTimeout(resolve, random() * LATENCY))
      await signOut(page, 'client')
      await expectPath(page, LOGIN)
      const last = (await mock.log(REFRESH)).slice(before).at(-1)
      if (last?.status === 0) inRefresh += 1
      await expect
        .poll(async () => (await mock.log(REFRESH)).every(({ status }) => status !== 0), SOON)
        .toBe(true)
      expect(await storedTokens(page)).toEqual([])
      if (race % 10 > 0) continue
      await page.reload()
      await expectHeading(page, 'Sign in')
      expect(await storedTokens(page)).toEqual([])
      console.log(`sign-outs: ${race} of ${RACES}`)
    }
    console.log(
      `Sign-out raced against a refresh ${RACES} times (seed ${seed}): nothing left; the refresh outlasted the sign-out ${inRefresh} times.`,
    )
  },
)

const MOMENTS = 10

for (const [way, leave] of Object.entries(waysToLeave))
  test(
    `stays signed in when a page is ${way} at ${MOMENTS} random moments of a refresh`,
    { tag: FULL },
    async ({ page: first, mock, openAs, allowErrors }) => {
      test.setTimeout(7_200_000)
      allowErrors(/401/)
      await openAs('client', RETAIL_SESSIONS)
      const random = randomFor(way)
      const tabs = [first]
      let page = first
      for (let round = 1; round <= MOMENTS; round += 1) {
        const delay = [100, 300, 600][round % 3] ?? 100
        const moment = random() * delay
        page = await leaveInRefresh({ mock, tabs, page, leave, delay, moment })
        if (round % 10 === 0) console.log(`${way}: ${round} of ${MOMENTS}`)
      }
      const refreshes = await expectTokensOnce(mock)
      console.log(
        `A page ${way} at ${MOMENTS} random moments (seed ${seed}): ${refreshes} refreshes, none refused, no token sent twice, signed in each time.`,
      )
    },
  )
