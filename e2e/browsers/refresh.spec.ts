import { expect } from '@playwright/test'
import { REFRESH } from '../auth-session/tabs'
import { LOGIN, RETAIL_SESSIONS } from '../pages'
import { test } from './fixtures'
import { expectPath, expectRows, rowLinks } from './helpers'
import { eventually } from './part'
import type { Tab } from './tab'

const firstRow = async (tab: Tab) => (await rowLinks(tab).nth(0).one()).href.split('?')[0]

test('shares one refresh between two tabs when the token has expired', async ({
  tab,
  openTab,
  openAs,
  mock,
}) => {
  await openAs('client', RETAIL_SESSIONS)
  const other = await openTab()
  await other.goto(RETAIL_SESSIONS)
  const tabs = [tab, other]
  for (const each of tabs) await expectRows(each)
  const before = await Promise.all(tabs.map(firstRow))
  await mock.expire()
  await Promise.all(tabs.map((each) => each.button('Next page').click()))
  for (const [index, each] of tabs.entries()) {
    await eventually(() => firstRow(each)).not.toBe(before[index])
    await expectPath(each, RETAIL_SESSIONS)
  }
  expect((await mock.log(REFRESH)).map(({ status }) => status)).toEqual([200])
})

/** With `MOMENTS=20`, each test leaves the page 20 times, each time at a random moment of a refresh. */
const moments = Number(process.env['MOMENTS'] ?? 0)
const LATENCY = 600

/** Ways to leave the page during a refresh. Each function resolves to the tab that continues the journey. */
const ways: Record<string, (tab: Tab, openTab: () => Promise<Tab>) => Promise<Tab>> = {
  reloaded: async (tab) => {
    await tab.reload()
    return tab
  },
  'left and returned to': async (tab) => {
    await tab.goto('about:blank')
    await tab.goto(RETAIL_SESSIONS)
    return tab
  },
  'closed and opened again': async (tab, openTab) => {
    await tab.close()
    const next = await openTab()
    await next.goto(RETAIL_SESSIONS)
    return next
  },
}

for (const [way, leave] of Object.entries(ways)) {
  test(`stays signed in when a page is ${way} in the middle of a refresh`, async ({
    tab: first,
    openTab,
    openAs,
    mock,
  }, { project }) => {
    test.setTimeout(300_000 + moments * 60_000)
    await openAs('client', RETAIL_SESSIONS)
    let tab = first
    let signedOut = 0
    for (let moment = 0; moment < Math.max(2, moments); moment += 1) {
      await expectRows(tab)
      await mock.faults([{ path: REFRESH, kind: 'latency', ms: LATENCY }])
      const before = (await mock.log(REFRESH)).length
      await mock.expire()
      await tab.button('Next page').click()
      await eventually(async () => (await mock.log(REFRESH)).length).toBeGreaterThan(before)
      // Leaves as soon as the refresh has started, unless MOMENTS is set.
      if (moments) await new Promise((resolve) => setTimeout(resolve, Math.random() * LATENCY))
      tab = await leave(tab, openTab)
      const isSignedOut = async () => (await tab.path()) === LOGIN
      const hasRows = async () => (await rowLinks(tab).all()).length === 25
      await eventually(async () => (await isSignedOut()) || (await hasRows())).toBe(true)
      if (await isSignedOut()) {
        signedOut += 1
        await openAs('client', RETAIL_SESSIONS, tab)
      }
    }
    const refreshes = await mock.log(REFRESH)
    if (moments) console.log(`${project.name}: ${way}, ${signedOut} of ${moments} signed out`)
    expect(signedOut).toBe(0)
    expect(refreshes.map(({ status }) => status)).toEqual(refreshes.map(() => 200))
    expect(new Set(refreshes.map(({ auth }) => auth)).size).toBe(refreshes.length)
  })
}
