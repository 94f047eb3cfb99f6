import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { expectAllLoaded, watchShifts } from '../helpers'
import { LOGIN, RETAIL_SESSIONS } from '../pages'

/** What only the running code makes. */
const FORM = 'form[data-ready]'
const ROWS = 'main tbody th a'

/** Files that the page does not name itself: each comes at least one round trip later than it could. */
const MOST_UNNAMED = { signIn: 20, list: 60 }
/** Requests, that of the page included, before the first one for data. */
const MOST_BEFORE_DATA = 60

test('the code of the sign-in asks for few files of its own', async ({ page }) => {
  const load = await watchLoad(page, FORM)
  await page.goto(LOGIN)
  const { unnamed } = await load()
  expect(unnamed.length, unnamed.join('\n')).toBeLessThanOrEqual(MOST_UNNAMED.signIn)
})

test('the data of a list is asked for early, and its code asks for few files of its own', async ({
  page,
  openAs,
}) => {
  const load = await watchLoad(page, ROWS)
  await openAs('client', RETAIL_SESSIONS)
  const { unnamed, beforeData } = await load()
  expect(unnamed.length, unnamed.join('\n')).toBeLessThanOrEqual(MOST_UNNAMED.list)
  expect(beforeData.length, beforeData.join('\n')).toBeLessThanOrEqual(MOST_BEFORE_DATA)
})

test('nothing moves while the sign-in comes piece by piece', async ({ page }) => {
  await slowCode(page)
  const shifts = await watchShifts(page)
  await page.goto(LOGIN)
  await page.locator(FORM).waitFor()
  await expectAllLoaded(page)
  await expectSteady(shifts)
})

test('nothing moves while a list comes piece by piece', async ({ page, openAs }) => {
  await slowCode(page)
  const shifts = await watchShifts(page)
  await openAs('client', RETAIL_SESSIONS)
  await page.locator(ROWS).first().waitFor()
  await expectAllLoaded(page)
  await expectSteady(shifts)
})

/**
 * Watches the requests of the next page load until this element is there. The page names its files in the HTML or by an
 * inline script; all others are asked for by code that has to come first.
 */
async function watchLoad(page: Page, ready: string) {
  await page.addInitScript((css) => {
    const look = () => {
      if (!document.querySelector(css)) return
      changes.disconnect()
      Object.assign(window, { readyAt: performance.timeOrigin + performance.now() })
    }
    const changes = new MutationObserver(look)
    changes.observe(document, { subtree: true, childList: true, attributes: true })
  }, ready)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const sent: { url: string; by: string | undefined; at: number }[] = []
  cdp.on('Network.requestWillBeSent', ({ request: { url }, initiator, wallTime }) => {
    const by = initiator.url ?? initiator.stack?.callFrames.find((frame) => frame.url)?.url
    if (url.startsWith('http')) sent.push({ url, by, at: wallTime * 1000 })
  })
  return async () => {
    await page.locator(ready).first().waitFor()
    const readyAt = await page.evaluate(() => Number(Reflect.get(window, 'readyAt')))
    const before = sent.filter(({ at }) => at < readyAt)
    const data = before.findIndex(({ url }) => url.includes('/portal-backend/'))
    return {
      unnamed: before
        .filter(({ url, by }) => url.includes('/assets/') && by !== page.url())
        .map(({ url }) => url),
      beforeData: before.slice(0, data).map(({ url }) => url),
    }
  }
}

/** Every script comes a frame after it is asked for, so that whatever is shown meanwhile is painted. */
const slowCode = (page: Page) =>
  page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    await route.continue()
  })

async function expectSteady(shifts: Awaited<ReturnType<typeof watchShifts>>) {
  const moved = await shifts()
  const sum = moved.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(moved)).toBeLessThanOrEqual(0.01)
}
