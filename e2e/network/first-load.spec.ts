import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { expectAllLoaded, scripts, watchShifts } from '../helpers'
import { LOGIN, RETAIL_SESSIONS } from '../pages'

/** What only the running code makes. */
const FORM = 'form[data-ready]'
const ROWS = 'main tbody th a'

test('the page names all files of the sign-in, so that they come in one round', async ({
  page,
}) => {
  const load = await watchLoad(page, FORM)
  await page.goto(LOGIN)
  expect((await load()).unnamed).toEqual([])
})

test('the page names all files of a list, and asks for its data before all but the entry', async ({
  page,
  openAs,
}) => {
  const load = await watchLoad(page, ROWS)
  await openAs('client', RETAIL_SESSIONS)
  const { unnamed, beforeData } = await load()
  expect(unnamed).toEqual([])
  const afterThePage = beforeData.slice(1)
  for (const url of afterThePage) expect(url).toMatch(/\/assets\/index-[^/]+\.js$/)
})

test('nothing moves while the sign-in comes piece by piece', async ({ page }) => {
  await slowCode(page)
  const shifts = await watchShifts(page)
  await page.goto(LOGIN)
  await page.locator(FORM).waitFor()
  await expectAllLoaded(page)
  await expectSteady(page, shifts)
})

test('nothing moves while a list comes piece by piece', async ({ page, openAs }) => {
  await slowCode(page)
  const shifts = await watchShifts(page)
  await openAs('client', RETAIL_SESSIONS)
  await page.locator(ROWS).first().waitFor()
  await expectAllLoaded(page)
  await expectSteady(page, shifts)
})

/**
 * Watches the requests of the next page load until this element is there. The page names its files in the HTML or by an
 * inline script, before any module runs; all others are asked for by code that has to come first.
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
    // When the document is parsed, and its modules have not run.
    document.addEventListener('readystatechange', () => {
      const names = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(
        (link) => link.href,
      )
      const sources = Array.from(document.scripts, ({ src }) => src)
      if (document.readyState === 'interactive')
        Object.assign(window, { named: [...names, ...sources] })
    })
  }, ready)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const sent: { url: string; at: number }[] = []
  cdp.on('Network.requestWillBeSent', ({ request: { url }, wallTime }) => {
    if (url.startsWith('http')) sent.push({ url, at: wallTime * 1000 })
  })
  return async () => {
    await page.locator(ready).first().waitFor()
    const readyAt = await page.evaluate(() => Number(Reflect.get(window, 'readyAt')))
    const named: string[] = await page.evaluate(() => Reflect.get(window, 'named'))
    const before = sent.filter(({ at }) => at < readyAt)
    const data = before.findIndex(({ url }) => url.includes('/portal-backend/'))
    return {
      unnamed: before
        .map(({ url }) => url)
        .filter((url) => url.includes('/assets/') && !named.includes(url)),
      beforeData: before.slice(0, data).map(({ url }) => url),
    }
  }
}

/** Every script comes a frame after it is asked for, so that whatever is shown meanwhile is painted. */
const slowCode = (page: Page) =>
  page.route(scripts, async (route) => {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    await route.continue()
  })

async function expectSteady(page: Page, shifts: Awaited<ReturnType<typeof watchShifts>>) {
  const moved = await shifts()
  // Files that come after the first screen may still be asked for.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const sum = moved.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(moved)).toBeLessThanOrEqual(0.01)
}
