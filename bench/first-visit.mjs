// What a visitor waits for on a slow network: a page that is new to the browser, and the same page later.
import { cost, load, openPage, settle } from './page.mjs'

/** The figures of a sign-in page, or of any that is open to everybody. */
export async function visitSignIn(context, site, { path, ready }) {
  const { cold, warm } = await visitTwice(context, site, { path, ready })
  return {
    'JS kB': cold.js,
    'CSS kB': cold.css,
    requests: cold.requests,
    'first paint': cold.firstPaint,
    LCP: cold.largestPaint,
    interactive: cold.ready,
    block: cold.block,
    warm: warm.ready,
  }
}

/** The figures of a list, signed in. */
export async function visitList(context, site, { path, ready }) {
  const { cold, warm } = await visitTwice(context, site, { path, ready })
  return {
    'JS kB': cold.js,
    requests: cold.requests,
    'first paint': cold.firstPaint,
    'ready cold': cold.ready,
    'ready warm': warm.ready,
    'main thread cold': cold.task,
    block: cold.block,
    CLS: cold.shift,
  }
}

async function visitTwice(context, site, { path, ready }) {
  const { page } = await openPage(context, ready)
  await page.addInitScript(watchPaints)
  site.slowDown(true)
  const cold = await visit(page, site, path)
  // The second visit compiles the code for the cache that the third one uses.
  await visit(page, site, path)
  const warm = await visit(page, site, path)
  site.slowDown(false)
  return { cold, warm }
}

async function visit(page, site, path) {
  const { task } = await cost(page, async () => {
    await load(page, path)
    await settle(page, site)
  })
  const { files, ...seen } = await page.evaluate(readPaints)
  const kB = (type) =>
    files.filter((file) => file.endsWith(type)).reduce((sum, file) => sum + site.sizeOf(file), 0)
  return { ...seen, task, requests: files.length + 1, js: kB('.js'), css: kB('.css') }
}

/** In the page: what the browser reports of paints, shifts of the layout and long tasks. */
function watchPaints() {
  const paints = { first: 0, largest: 0, shift: 0, tasks: [] }
  globalThis.paints = paints
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.first = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    paints.largest = startTime
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) paints.shift += value
  })
  watch('longtask', ({ duration }) => paints.tasks.push(duration))
}

/** In the page: the same, with the files that had come when it was ready. What comes later is prefetched. */
function readPaints() {
  const { first, largest, shift, tasks } = globalThis.paints
  const { ready } = globalThis.bench
  const files = performance
    .getEntriesByType('resource')
    .filter(({ responseEnd }) => responseEnd < ready)
    .map(({ name }) => new URL(name).pathname)
  return {
    ready,
    firstPaint: first,
    largestPaint: largest,
    shift,
    block: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    files,
  }
}
