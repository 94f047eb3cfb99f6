// A page to measure, and the client's list of 100 000 sessions in which most measurements are taken.
import { CPU, slowDown } from './bench.mjs'

export const CLIENT = {
  path: '/auth/login',
  email: 'mona.saleh@example.com',
  name: 'Mona Saleh',
  password: 'Client#2026',
}
export const LIST = '/app/pages/bundle/20011/sessions'
/** The links of the rows. */
export const ROWS = 'main tbody th a'
/** The element that a page waits for, with the start of its text where that matters. */
export const LOADED_LIST = { css: ROWS }
export const SESSION = { css: 'main h1', text: 'Session ' }

const QUIET = 700
/** Fewer milliseconds of work within a quiet moment do not belong to a step. */
const IDLE = 25

/** A slow page on a busy machine is not a failure. */
const TIMEOUT = 120_000

/** Opens a slowed-down page that notes when `loaded` is painted. The session `cdp` keeps it slow. */
export async function openPage(context, loaded, cpu = CPU) {
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT)
  await page.addInitScript(probe, loaded)
  const cdp = await context.newCDPSession(page)
  await slowDown(cdp, cpu)
  return { page, cdp }
}

/**
 * In the page: notes when `loaded` is painted, when a press has led to `bench.target`, and how long inputs took. It
 * checks after each change, because checking in each frame would cause frames.
 */
function probe(loaded) {
  const bench = { events: [], ready: undefined, shown: undefined, target: undefined }
  globalThis.bench = bench
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) bench.events.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })
  const isThere = ({ css, text = '' }) => document.querySelector(css)?.textContent.startsWith(text)
  const painted = (wanted, done) => {
    const look = () => {
      if (!isThere(wanted)) return
      changes.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())))
    }
    const changes = new MutationObserver(look)
    const kinds = { childList: true, attributes: true, characterData: true }
    changes.observe(document, { subtree: true, ...kinds })
    look()
  }
  painted(loaded, (now) => {
    bench.ready = now
  })
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      if (!bench.target) return
      painted(bench.target, (now) => {
        bench.shown = now - timeStamp
      })
    },
    true,
  )
}

const POLLING = { polling: 50 }

/** Loads an address. Returns the milliseconds until the element that the page waits for is painted. */
export async function load(page, path) {
  await page.goto(path)
  await page.waitForFunction(() => globalThis.bench.ready, undefined, POLLING)
  await quiet(page)
  return page.evaluate(() => globalThis.bench.ready)
}

/** The milliseconds from a press on an element, after a moment over it, until its target is painted. */
export async function press(page, element, target, hover = QUIET) {
  const { x, y, width, height } = await element.boundingBox()
  await page.evaluate((wanted) => {
    Object.assign(globalThis.bench, { target: wanted, shown: undefined })
  }, target)
  // Moves the mouse itself, because the checks that Playwright makes before a click would be measured too.
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.waitForTimeout(hover)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForFunction(() => globalThis.bench.shown, undefined, POLLING)
  await quiet(page)
  return page.evaluate(() => globalThis.bench.shown)
}

export async function backToList(page) {
  await page.goBack()
  await page.locator(ROWS).first().waitFor()
  await quiet(page)
}

/** A measurement must not include work left over from the step before. */
export const quiet = (page) => page.waitForTimeout(QUIET)

/**
 * The processor time in milliseconds that the page's main thread needs for a step. Each step has a session of its own,
 * whose figures start at zero, whether or not the step loads another document.
 */
export async function cost(page, step) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await step()
  const { metrics } = await cdp.send('Performance.getMetrics')
  await cdp.detach()
  const ms = (wanted) => 1000 * metrics.find(({ name }) => name === wanted).value
  return {
    script: ms('ScriptDuration'),
    layout: ms('RecalcStyleDuration') + ms('LayoutDuration'),
    task: ms('TaskDuration'),
  }
}

/** Waits until the page has finished, which takes longer on a busy machine. */
export async function settle(page, site) {
  for (let left = 20; left > 0; left--) {
    const { task } = await cost(page, () => quiet(page))
    if (task < IDLE && !site.isBusy()) return
  }
  throw new Error('The page does not come to rest.')
}
