// node bench/portal.mjs: the client's list of 100 000 sessions and a click on its rows, in the production build over
// the mock backend, the processor slowed down four times. Beside them the floor: the same documents as plain HTML.
import { inPortal, report, slowDown } from './bench.mjs'
import { median } from './figures.mjs'
import { heapOfRound } from './inside.mjs'
import {
  CLIENT,
  LIST,
  LOADED_LIST,
  ROWS,
  SESSION,
  backToList,
  cost,
  load,
  openPage,
  press,
} from './page.mjs'

const RUNS = 5
const CLICKS = 6
const ROUNDS = 20
/** Milliseconds, but for the number of elements and the kB of heap that a round of list and session leaves behind. */
const GOALS = {
  elements: 1300,
  'cold task': 1400,
  'warm ready': 700,
  'first click': 300,
  'later click': 110,
  'click INP': 100,
  'heap a round': 20,
}

const main = () =>
  inPortal(CLIENT, async (browser, visit) => {
    const documents = await recordDocuments(browser, visit)
    const runs = []
    const floors = []
    for (let run = 0; run < RUNS; run++) {
      runs.push(await measure(browser, visit))
      floors.push(await measureFloor(browser, visit, documents))
    }
    report(GOALS, runs, floors)
  })

/** The document of the list without its scripts, and the content of a session. */
async function recordDocuments(browser, visit) {
  const context = await browser.newContext(visit)
  const { page } = await openPage(context, LOADED_LIST)
  await load(page, LIST)
  const list = await page.evaluate(() => {
    for (const each of document.querySelectorAll('script, link[rel=modulepreload]')) each.remove()
    return document.documentElement.outerHTML
  })
  await press(page, page.locator(ROWS).first(), SESSION)
  const session = await page.locator('main').innerHTML()
  await context.close()
  return { list, session }
}

/** Measures the list and a click on a row where a script only replaces the content: no portal can go below this. */
async function measureFloor(browser, visit, { list, session }) {
  const context = await browser.newContext(visit)
  const { page } = await openPage(context, LOADED_LIST)
  // Not a page of the portal, but of its origin: the same host, the same headers.
  await page.route('**/floor', (route) => route.fulfill({ contentType: 'text/html', body: list }))
  await page.addInitScript((html) => {
    addEventListener('click', (event) => {
      event.preventDefault()
      document.querySelector('main').innerHTML = html
    })
  }, session)
  const { task } = await cost(page, () => load(page, '/floor'))
  const shown = await press(page, page.locator(ROWS).first(), SESSION)
  const events = await page.evaluate(() => globalThis.bench.events)
  await context.close()
  return {
    'cold task': task,
    'first click': shown,
    'later click': shown,
    'click INP': Math.max(0, ...events),
  }
}

/** One visit: a cold and a warm load, clicks on rows, then what they leave in memory. */
async function measure(browser, visit) {
  const context = await browser.newContext(visit)
  const { page, cdp } = await openPage(context, LOADED_LIST)
  try {
    const { task } = await cost(page, () => load(page, LIST))
    const elements = await page.locator('*').count()
    // The second visit compiles the code for the cache that the third one uses.
    await load(page, LIST)
    const warmReady = await load(page, LIST)
    const clicks = []
    for (let row = 0; row < CLICKS; row++) {
      clicks.push(await press(page, page.locator(ROWS).nth(row), SESSION))
      await backToList(page)
    }
    const inp = await page.evaluate(() => Math.max(0, ...globalThis.bench.events))
    await slowDown(cdp, 1)
    return {
      elements,
      'cold task': task,
      'warm ready': warmReady,
      'first click': clicks[0],
      'later click': median(clicks.slice(1)),
      'click INP': inp,
      'heap a round': await heap(page, cdp),
    }
  } finally {
    await context.close()
  }
}

const heap = (page, cdp) =>
  heapOfRound(cdp, ROUNDS, async () => {
    await page.locator(ROWS).first().click()
    await page.waitForFunction(() =>
      document.querySelector('main h1')?.textContent.startsWith('Session '),
    )
    await page.goBack()
    await page.locator(ROWS).first().waitFor()
  })

await main()
