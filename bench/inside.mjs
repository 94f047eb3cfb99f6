// What a person at work waits for, on a fast network: a click to the next screen, typing, and what a round leaves behind.
import { inContext } from './bench.mjs'
import { median, slope } from './figures.mjs'
import { load, openPage, press, quiet, settle } from './page.mjs'

const CLICKS = 6
const ROUNDS = 40
/** Milliseconds over a link before it is pressed. */
const HOVER = 60
/** Milliseconds, as of somebody who types fast. */
const BETWEEN_KEYS = 90
const TEXT = 'ab12cd'

/** `open()`: the options of a context for a new visit. */
export async function measureInside(browser, site, list, open) {
  return {
    ...(await inContext(browser, await open(), (context) => clickAndType(context, site, list))),
    'heap a round': await inContext(browser, await open(), (context) =>
      heapOfVisit(context, site, list),
    ),
  }
}

async function clickAndType(context, site, list) {
  const { page } = await openPage(context, list.ready)
  await load(page, list.path)
  await settle(page, site)
  const clicks = []
  for (let click = 0; click < CLICKS; click++) {
    await forgetInputs(page)
    const opener = await page.locator(list.click).first().elementHandle()
    const shown = await press(page, opener, list.leadsTo, HOVER)
    clicks.push({ shown, inp: await longestInput(page) })
    await goBack(page, list)
    await quiet(page)
  }
  const later = clicks.slice(1)
  return {
    'click, first': clicks[0].shown,
    'click, later': median(later.map(({ shown }) => shown)),
    'INP of the click': median(later.map(({ inp }) => inp)),
    'INP of typing': await inpOfTyping(page, page.locator(list.field), {
      text: TEXT,
      pause: BETWEEN_KEYS,
    }),
  }
}

/** The longest of the inputs, in ms, when a text is typed at a quick typist's pace and taken back. */
export async function inpOfTyping(page, field, { text, pause }) {
  await field.click()
  await forgetInputs(page)
  const keys = [...text, ...Array.from(text, () => 'Backspace')]
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(pause)
  }
  // The browser reports an interaction after its paint.
  await quiet(page)
  return longestInput(page)
}

const forgetInputs = (page) => page.evaluate(() => void globalThis.bench.events.splice(0))
const longestInput = (page) => page.evaluate(() => Math.max(0, ...globalThis.bench.events))

async function heapOfVisit(context, site, list) {
  const { page, cdp } = await openPage(context, list.ready, 1)
  await load(page, list.path)
  await settle(page, site)
  return heapOfRound(cdp, ROUNDS, async () => {
    await clickOn(page, list.click)
    await page.waitForFunction(isShown, list.leadsTo)
    await goBack(page, list)
  })
}

/** The kB of used heap that a round adds, after the first half of the rounds has filled the caches. */
export async function heapOfRound(cdp, rounds, round) {
  const used = []
  for (let done = 0; done < rounds; done++) {
    await round()
    await cdp.send('HeapProfiler.collectGarbage')
    used.push((await cdp.send('Runtime.getHeapUsage')).usedSize / 1000)
  }
  return slope(used.slice(rounds >> 1))
}

async function goBack(page, { back }) {
  if (back.click) await clickOn(page, back.click)
  else await page.evaluate(() => history.back())
  await page.waitForFunction(isShown, back.to)
}

/** By its place alone: an object that the page is asked for would be kept, and counted as heap. */
async function clickOn(page, css) {
  const { x, y } = await page.evaluate((selector) => {
    const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }, css)
  await page.mouse.click(x, y)
}

/** In the page. */
function isShown({ css, text = '' }) {
  return document.querySelector(css)?.textContent.startsWith(text)
}
