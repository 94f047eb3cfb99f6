// node bench/portal.mjs: the client's list of 100 000 sessions and a click on its rows, in the production build over
// the mock backend, the processor slowed down four times. Beside them the floor: the same documents as plain HTML.
import { inPortal, median, report, slowDown } from './bench.mjs'

const RUNS = 5
const CLICKS = 6
const ROUNDS = 20
const CLIENT = { path: '/auth/login', email: 'mona.saleh@example.com', password: 'Client#2026' }
const LIST = '/app/pages/bundle/20011/sessions'
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
  const page = await context.newPage()
  await page.addInitScript(probe)
  await openList(page)
  const list = await page.evaluate(() => {
    for (const each of document.querySelectorAll('script, link[rel=modulepreload]')) each.remove()
    return document.documentElement.outerHTML
  })
  await page.locator('main tbody th a').first().click()
  await page.waitForFunction(() => globalThis.bench.shown)
  await quiet(page)
  const session = await page.locator('main').innerHTML()
  await context.close()
  return { list, session }
}

/** The list and a click on a row where a script only replaces the content: what no portal can go below. */
async function measureFloor(browser, visit, { list, session }) {
  const context = await browser.newContext(visit)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  // Not a page of the portal, but of its origin: the same host, the same headers.
  await page.route('**/floor', (route) => route.fulfill({ contentType: 'text/html', body: list }))
  await page.addInitScript(probe)
  await page.addInitScript((html) => {
    addEventListener('click', (event) => {
      event.preventDefault()
      document.querySelector('main').innerHTML = html
    })
  }, session)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await slowDown(cdp)
  await page.goto('/floor')
  await page.waitForFunction(() => globalThis.bench.ready)
  await quiet(page)
  const task = (await taskSeconds(cdp)) * 1000
  const shown = await press(page, 0)
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
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  try {
    await page.addInitScript(probe)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await slowDown(cdp)
    await openList(page)
    const coldTask = (await taskSeconds(cdp)) * 1000
    const elements = await page.locator('*').count()
    // The second visit compiles the code for the cache that the third one uses.
    await openList(page)
    const warmReady = await openList(page)
    const clicks = []
    for (let row = 0; row < CLICKS; row++) clicks.push(await click(page, row))
    const inp = await page.evaluate(() => Math.max(0, ...globalThis.bench.events))
    await slowDown(cdp, 1)
    return {
      elements,
      'cold task': coldTask,
      'warm ready': warmReady,
      'first click': clicks[0],
      'later click': median(clicks.slice(1)),
      'click INP': inp,
      'heap a round': await heapOfRound(page, cdp),
    }
  } finally {
    await context.close()
  }
}

/** In the page: when the rows are painted, when a click has led to its screen, and how long inputs took. */
function probe() {
  const bench = { events: [], ready: undefined, shown: undefined }
  globalThis.bench = bench
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) bench.events.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })
  const isSession = () => document.querySelector('main h1')?.textContent.startsWith('Session ')
  const painted = (isThere, done) => {
    const look = () => requestAnimationFrame(isThere() ? () => done(performance.now()) : look)
    look()
  }
  painted(
    () => document.querySelector('main tbody th a'),
    (now) => {
      bench.ready = now
    },
  )
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      bench.shown = undefined
      painted(isSession, (now) => {
        bench.shown = now - timeStamp
      })
    },
    true,
  )
}

/** Loads the list. Returns the milliseconds until its rows are painted. */
async function openList(page) {
  await page.goto(LIST)
  await page.waitForFunction(() => globalThis.bench.ready)
  await quiet(page)
  return page.evaluate(() => globalThis.bench.ready)
}

/** From the press on a row to its painted screen, as after a moment over the row. */
async function press(page, row) {
  const link = page.locator('main tbody th a').nth(row)
  await link.hover()
  await quiet(page)
  await link.click()
  await page.waitForFunction(() => globalThis.bench.shown)
  const shown = await page.evaluate(() => globalThis.bench.shown)
  await quiet(page)
  return shown
}

/** The same, and back to the list. */
async function click(page, row) {
  const shown = await press(page, row)
  await page.goBack()
  await page.locator('main tbody th a').nth(row).waitFor()
  await quiet(page)
  return shown
}

/** A measurement must not contain what the step before left to do. */
const quiet = (page) => page.waitForTimeout(700)

async function taskSeconds(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value
}

/** The kB of used heap that a round of list, session and list adds, after the first rounds have filled the caches. */
async function heapOfRound(page, cdp) {
  const used = []
  for (let round = 0; round < ROUNDS; round++) {
    await page.locator('main tbody th a').nth(0).click()
    await page.waitForFunction(() =>
      document.querySelector('main h1')?.textContent.startsWith('Session '),
    )
    await page.goBack()
    await page.locator('main tbody th a').nth(0).waitFor()
    await cdp.send('HeapProfiler.collectGarbage')
    used.push((await cdp.send('Runtime.getHeapUsage')).usedSize)
  }
  const from = ROUNDS >> 1
  return (used.at(-1) - used[from]) / (ROUNDS - 1 - from) / 1000
}

await main()
