// node bench/tiers.mjs: fifty tiers pasted and edited, the processor slowed down four times.
import { inPortal, report, slowDown } from './bench.mjs'

const RUNS = 5
const TIERS = 50
const ADMIN = { path: '/auth/login/admin', email: 'clients@example.com', password: 'OneTask#2026' }
/** Milliseconds of the longest task of 50 ms or more: the browser reports none below. */
const GOAL = 0

const sheet = Array.from({ length: TIERS }, (_, tier) =>
  [tier * 1000 + (tier && 1), (tier + 1) * 1000, 100 + tier].join('\t'),
).join('\n')

/** Short CSS, because looking for roles lays out the whole page, within the time that is measured. */
const cell = (tier, field) => `[data-row="${tier - 1}"] [data-field=${field}]`
const command = (tier, name) => `[data-row="${tier - 1}"] [data-command=${name}]`

/** The steps, taken one after another, each measured for itself. */
const STEPS = {
  'open paste': [press('Paste tiers')],
  paste: [keys('Control+V')],
  'use pasted': [press(`Use these ${TIERS} tiers`)],
  focus: [focus(cell(10, 'maximum'))],
  type: [keys('1', '2', '3', '4', '5')],
  arrows: [keys('ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowRight')],
  enter: [keys('Enter', 'Enter', 'Enter', 'Enter', 'Enter', 'Enter')],
  undo: [keys('Control+Z')],
  redo: [keys('Control+Shift+Z')],
  'add at end': [focus(cell(TIERS, 'minimum')), keys('Enter')],
  delete: [keys('Delete')],
  insert: [click(command(9, 'insert'))],
  remove: [click(command(10, 'remove'))],
  'paste here': [focus(cell(10, 'maximum')), keys('Control+V')],
  cancel: [focus('textarea'), keys('Escape')],
  'use for': [press('Use this ladder for…'), press('Use for 1 service')],
}

function keys(...names) {
  return async (page) => {
    for (const name of names) {
      await page.keyboard.press(name)
      await quiet(page)
    }
  }
}

function focus(selector) {
  return (page) => page.evaluate((css) => document.querySelector(css).focus(), selector)
}

function click(selector) {
  return (page) => page.evaluate((css) => document.querySelector(css).click(), selector)
}

function press(label) {
  return async (page) => {
    const find = (text) =>
      Array.from(document.querySelectorAll('button')).find((each) => each.textContent === text)
    const button = await page.waitForFunction(find, label)
    await button.evaluate((element) => element.click())
    await quiet(page)
  }
}

/** There is nothing to wait for: the tasks of this time are what counts. */
const quiet = (page) => page.waitForTimeout(400)

/** The longest task of each step, in ms. */
async function measure(browser, visit) {
  const permissions = ['clipboard-read', 'clipboard-write']
  const context = await browser.newContext({ ...visit, permissions })
  const page = await context.newPage()
  try {
    await page.goto('/admin/clients/1001/new-bundle')
    for (const service of ['ID OCR', 'Liveness'])
      await page.getByRole('checkbox', { name: service, exact: true }).check()
    await page.evaluate((text) => navigator.clipboard.writeText(text), sheet)
    await page.evaluate(() => {
      globalThis.tasks = []
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) globalThis.tasks.push(duration)
      }).observe({ type: 'longtask' })
    })
    await slowDown(await context.newCDPSession(page))
    const longest = {}
    for (const [name, actions] of Object.entries(STEPS)) {
      for (const act of actions) await act(page)
      // Rows come in pieces, whose tasks belong to the step.
      await page.waitForTimeout(1500)
      longest[name] = await page.evaluate(() => Math.max(0, ...globalThis.tasks.splice(0)))
    }
    return longest
  } finally {
    await context.close()
  }
}

await inPortal(ADMIN, async (browser, visit) => {
  const runs = []
  for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, visit))
  report(Object.fromEntries(Object.keys(STEPS).map((name) => [name, GOAL])), runs)
})
