// node bench/list.mjs: typing and scrolling in a list of 100 000 local rows, the processor slowed down four times.
import { rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, loadConfigFromFile, preview } from 'vite'
import { fromRoot } from '../scripts/lib/project.mjs'
import { launch, report, slowDown } from './bench.mjs'
import { inpOfTyping } from './inside.mjs'

const RUNS = 5
/** Milliseconds, as of somebody who types fast. */
const BETWEEN_KEYS = 120
/** design: INP while typing, frames a second, rows in the document, ms of the longest task. */
const GOALS = {
  inp: 48,
  fps: { atLeast: 59 },
  p95: 17,
  worst: 34,
  rows: 64,
  blank: 0,
  longTask: 50,
}

async function main() {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-list-'))
  const vite = { root: fromRoot(), logLevel: 'error' }
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' })
  // The production build of the page: development React is several times slower.
  await build({
    ...vite,
    ...config,
    configFile: false,
    // The page has only a part of the portal, of which no chunks can be shared.
    plugins: config.plugins.flat(Infinity).filter((plugin) => plugin?.name !== 'shared-chunks'),
    build: { outDir, rolldownOptions: { input: fromRoot('bench', 'list.html') } },
  })
  const server = await preview({
    ...vite,
    build: { outDir },
    preview: { port: Number(process.env.BENCH_PORT ?? 4399) },
  })
  const browser = await launch()
  try {
    const url = `${server.resolvedUrls.local[0]}bench/list.html`
    const runs = []
    for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, url))
    report(GOALS, runs)
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** Measures each action in a page of its own, so that nothing is left over from the other. */
async function measure(browser, url) {
  return { ...(await inPage(browser, url, typeInto)), ...(await inPage(browser, url, scroll)) }
}

async function inPage(browser, url, act) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 850 }, locale: 'en-GB' })
  try {
    await page.addInitScript(probe)
    await page.goto(url)
    await page.getByRole('row').nth(12).waitFor()
    const cdp = await page.context().newCDPSession(page)
    await slowDown(cdp)
    // Waits for work left over from the start-up, which is not measured.
    await page.waitForTimeout(1000)
    return await act(page)
  } finally {
    await page.close()
  }
}

/** In the page: collects what the browser reports of inputs and long tasks. */
function probe() {
  globalThis.bench = { events: [], tasks: [] }
  const watch = (kind, options, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type: kind,
      ...options,
    })
  watch('event', { durationThreshold: 16 }, (entry) => {
    if (entry.interactionId) globalThis.bench.events.push(entry.duration)
  })
  watch('longtask', {}, (entry) => globalThis.bench.tasks.push(entry.duration))
}

async function typeInto(page) {
  const field = page.getByRole('textbox', { name: 'Filter' })
  return { inp: await inpOfTyping(page, field, { text: 'mona sal', pause: BETWEEN_KEYS }) }
}

/** One step a frame; a frame is blank when there is no row in the middle of the list. */
async function scroll(page) {
  await page.evaluate(() => {
    globalThis.bench.tasks.length = 0
  })
  const seen = await page.getByRole('region', { name: 'Rows' }).evaluate(
    (list) =>
      new Promise((done) => {
        const frames = []
        let blank = 0
        const { left, top, width, height } = list.getBoundingClientRect()
        const step = (now) => {
          frames.push(now)
          const at = document.elementFromPoint(left + width / 2, top + height / 2)
          if (!at?.closest('[data-row]')) blank += 1
          if (frames.length > 240)
            return done({ frames, blank, rows: list.querySelectorAll('tr').length })
          list.scrollTop += 120
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
  )
  const times = seen.frames
    .slice(1)
    .map((frame, at) => frame - seen.frames[at])
    .toSorted((a, b) => a - b)
  const longTask = await page.evaluate(() => Math.max(0, ...globalThis.bench.tasks))
  return {
    fps: (1000 * times.length) / times.reduce((sum, time) => sum + time, 0),
    p95: times[Math.floor(times.length * 0.95)],
    worst: times.at(-1),
    rows: seen.rows,
    blank: seen.blank,
    longTask,
  }
}

await main()
