import { expect, type Page, type Request, type Response } from '@playwright/test'
import { figure } from '../analytics/dashboard'
import { REFRESH, SOON, expectRows, expectTokensOnce, storedTokens } from '../auth-session/tabs'
import type { Mock } from '../fixtures'
import { connectToHeap, measureHeap, measureObjects } from '../heap'
import { FULL, expectHeading, expectSession, menuLink, watchShownErrors } from '../helpers'
import { GONE_FILES, expectNewBuild, test, type BuiltHost } from '../network/built-host'
import { HOME, PROFILE, bundles, sessionsPath } from '../pages'
import { randomFor, seed } from '../random'
import { goTo } from '../usage/usage'

// Simulates a tab that stays open for a week by advancing its clock.

const HOUR = 3_600_000
/** Maximum factor by which a page's memory may grow from the page's first sleep to its end. */
const GROWTH = 1.1

const getDay = (time: number) => new Date(time).toISOString().slice(0, 10)
const shownDay = (time: number) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(time)
const getHour = (time: number) => new Date(time).getUTCHours()

/** Tracks pending requests, and the last day in each dashboard response. */
function watchCalls(page: Page) {
  const pendingRequests = new Set<Request>()
  let figures: Promise<string | undefined>[] = []
  // Reads the day from the response, because Playwright's `Request` doesn't have the body.
  const lastDay = async (response: Response) => {
    // Playwright can't read the response once the page has been left.
    const body: { series: { date: string }[] } | undefined = await response
      .json()
      .catch(() => undefined)
    return body?.series.at(-1)?.date.slice(0, 10)
  }
  page.on('request', (request) => void pendingRequests.add(request))
  page.on('response', (response) => {
    if (response.url().includes('dashboard-analytics') && response.ok())
      figures.push(lastDay(response))
  })
  page.on('requestfinished', (request) => void pendingRequests.delete(request))
  page.on('requestfailed', (request) => void pendingRequests.delete(request))
  return {
    /** Waits until all requests have settled. */
    calm: () => expect.poll(() => pendingRequests.size, SOON).toBe(0),
    forget: () => void (figures = []),
    lastDays: async () => (await Promise.all(figures)).filter((day) => day !== undefined),
  }
}

async function expectDashboard(page: Page, time: number) {
  await expect(page.getByText(`Today is ${shownDay(time)} in your time zone.`)).toBeVisible()
  await expect(figure(page, 'Session success rate')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Period: Last 30 days' })).toBeVisible()
}

type Measured = { heap: number; nodes: number }

/** Measures a page's memory after its first sleep and at its end. A page load starts a new measurement. */
async function watchHeap(page: Page) {
  const cdp = await connectToHeap(page)
  const figures: string[] = []
  let first: Measured | undefined
  let last: Measured | undefined
  return {
    figures,
    isNew: () => first === undefined,
    measure: async (lived: number) => {
      const { nodes } = await measureHeap(cdp)
      last = { heap: await measureObjects(cdp), nodes }
      first ??= last
      console.log(`${lived} h: ${last.heap.toFixed(0)} kB, ${nodes} nodes`)
    },
    end: () => {
      if (!first || !last) throw new Error('The page was never measured')
      const heldText = `${first.heap.toFixed(0)} kB and ${first.nodes} nodes after the first sleep, ${last.heap.toFixed(0)} kB and ${last.nodes} nodes at the end`
      figures.push(heldText)
      expect(last.heap / first.heap, heldText).toBeLessThan(GROWTH)
      expect(last.nodes / first.nodes, heldText).toBeLessThan(GROWTH)
      first = undefined
    },
  }
}

/** Opens a list page and one of its records, then returns to the dashboard. */
async function work(page: Page, draw: () => number, atRecord: () => Promise<void>) {
  await goTo(page, sessionsPath(bundles.retail, `?page=${1 + Math.floor(draw() * 200)}`))
  await expectRows(page)
  await atRecord()
  const records = page.getByRole('table').locator('tbody th a')
  await records.nth(Math.floor(draw() * 25)).click()
  await expectSession(page)
  await page.goBack()
  await expectRows(page)
  await menuLink(page, 'Dashboard').click()
}

type Life = {
  page: Page
  mock: Mock
  host: BuiltHost
  open: () => Promise<void>
  /** In hours: the tab's lifetime, the length of each sleep, and the time until a deploy replaces every file. */
  hours: number
  sleep: number
  deployAt: number
  /** Measures after a page's first sleep, each night and at the end. */
  heap: Awaited<ReturnType<typeof watchHeap>>
}

/**
 * Runs a tab that sleeps on the dashboard. A user works in the tab after every wake-up during the day, but not at
 * night.
 */
async function live({ page, mock, host, open, hours, sleep, deployAt, heap }: Life) {
  const draw = randomFor('long life')
  const start = new Date().setUTCHours(24 + 9, 5, 0, 0)
  const { calm, forget, lastDays } = watchCalls(page)
  const expectFigures = async (time: number) => {
    await expectDashboard(page, time)
    // Waits for both responses, because the page shows the old data until they arrive. The second request follows the
    // first.
    const periods = [getDay(time), getDay(time - 30 * 24 * HOUR)]
    await expect.poll(lastDays, SOON).toEqual(expect.arrayContaining(periods))
  }
  const refreshesSoFar = async () => (await mock.log(REFRESH)).length
  await watchShownErrors(page)
  await page.clock.install({ time: start })
  await open()
  await expectFigures(start)
  await calm()
  // The sign-in happened before the clock moved forward, so one refresh has already run.
  let refreshes = 1
  let calls = (await mock.log()).length
  for (let lived = 0; lived <= hours; lived += sleep) {
    const time = start + lived * HOUR
    const isNewDay = lived > 0 && getDay(time) !== getDay(time - sleep * HOUR)
    const isAtWork = getHour(time) >= 7
    const isDeploy = lived === deployAt
    const chance = draw()
    const expiresAtWork = isAtWork && chance > 0.8
    if (lived > 0) {
      forget()
      await page.clock.fastForward(time - (await page.evaluate(() => Date.now())))
      if (isNewDay) await expectFigures(time)
      else expect((await mock.log()).length, `calls of a sleep, ${lived} h`).toBe(calls)
      await calm()
      if (heap.isNew() || isNewDay || lived === hours) await heap.measure(lived)
      if (isNewDay || isAtWork) refreshes += 1
    }
    if (isAtWork) {
      // Doesn't increase `refreshes`, because a refresh is due after a sleep anyway.
      if (chance < 0.2 && lived > 0) await mock.expire()
      if (isDeploy) {
        heap.end()
        await host.deploy()
        await goTo(page, PROFILE)
        await expectHeading(page, 'My account')
        await expectNewBuild(page)
      }
      await work(page, draw, async () => {
        if (expiresAtWork) await mock.expire()
      })
      // Repeats the work before a page's first sleep, so the measurement includes memory that the engine allocates only
      // on repetition.
      for (let more = heap.isNew() ? 3 : 0; more > 0; more -= 1)
        await work(page, draw, async () => {})
      await expectFigures(time)
      await calm()
      if (expiresAtWork) refreshes += 1
    }
    if (isNewDay || isAtWork) {
      expect(await lastDays()).not.toContain(getDay(time - 24 * HOUR))
    }
    expect(await refreshesSoFar(), `refreshes, ${lived} h`).toBe(refreshes)
    expect(host.pageLoads()).toBe(lived >= deployAt ? 2 : 1)
    calls = (await mock.log()).length
  }
  heap.end()
  await expectTokensOnce(mock)
  expect(await storedTokens(page)).toHaveLength(3)
  return { refreshes, calls }
}

test(
  'A5 A8 G1 keeps a tab signed in and its memory stable for a week that includes a deploy',
  { tag: FULL },
  async ({ page, mock, host, openAs, allowErrors }) => {
    test.setTimeout(7_200_000)
    allowErrors(/401/, ...GONE_FILES)
    const open = () => openAs('client', HOME)
    const week = { hours: 168, sleep: 4, deployAt: 76 }
    const heap = await watchHeap(page)
    const { refreshes, calls } = await live({ page, mock, host, open, heap, ...week })
    const [before, after] = heap.figures
    console.log(
      `A tab open for ${week.hours} simulated hours (seed ${seed}): ${refreshes} refreshes in ${calls} calls, one page load, for the deploy. Before it ${before}; after it ${after}.`,
    )
  },
)
