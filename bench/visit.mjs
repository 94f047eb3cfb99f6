// One visit of a build, as `npm run bench -- --compare` measures it: from the sign-in page to an open menu.
import { gzipSizes, inContext, serve, signIn, visitTo } from './bench.mjs'
import { median } from './figures.mjs'
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
  settle,
} from './page.mjs'
import { app } from './portal.app.mjs'

/** How often something is opened; all but the first time count as later. */
const TIMES = 5

/** A built folder that is served, what is fetched from it, and how slow the processor of its pages is. */
export async function openSite(dist, cpu) {
  const { server, baseURL } = await serve(dist)
  /** Since it was last emptied. */
  const responses = []
  server.httpServer.on('request', (_request, response) => responses.push(response))
  // One that lost its connection before it began is never closed.
  const isBusy = () =>
    responses.some(
      ({ writableFinished, socket }) => !writableFinished && socket?.destroyed === false,
    )

  const sizeOf = gzipSizes(dist)
  /** The kB of the fetched files of a type, gzipped. */
  const fetched = (type) =>
    responses
      .filter(({ writableFinished, statusCode }) => writableFinished && statusCode === 200)
      .map(({ req }) => req.url)
      .filter((file) => file.startsWith('/assets/') && file.endsWith(type))
      .reduce((sum, file) => sum + sizeOf(file), 0)
  return { baseURL, cpu, responses, isBusy, fetched, close: () => server.close() }
}

/** The figures of one visit, by their names. Each has a sign-in of its own: a token would expire between them. */
export async function visit(browser, site) {
  const signedIn = await signIn(browser, site.baseURL, CLIENT)
  const steps = {
    ...(await inContext(browser, visitTo(site.baseURL), (context) => signInPage(context, site))),
    ...(await inContext(browser, signedIn, (context) => listAndWhatItOpens(context, site))),
  }
  return Object.fromEntries(
    Object.entries(steps).flatMap(([step, figures]) =>
      Object.entries(figures).map(([name, value]) => [`${step}: ${name}`, value]),
    ),
  )
}

async function signInPage(context, site) {
  const { page } = await openPage(context, app.signIn.ready, site.cpu)
  return { 'sign-in': await measure(page, site, () => load(page, CLIENT.path)) }
}

async function listAndWhatItOpens(context, site) {
  const { page, cdp } = await openPage(context, LOADED_LIST, site.cpu)
  const openList = () => measure(page, site, () => load(page, LIST))
  const cold = await openList()
  // The second visit compiles the code for the cache that the third one uses.
  await openList()
  const warm = await openList()

  /** Opens something several times. */
  const series = async (name, target, openers, close) => {
    const all = []
    for (let time = 0; time < TIMES; time++) {
      const opener = await openers(time).elementHandle()
      // It comes when it likes otherwise.
      await cdp.send('HeapProfiler.collectGarbage')
      all.push(await measure(page, site, () => press(page, opener, target)))
      await close()
      await settle(page, site)
    }
    return { [`first ${name}`]: all[0], [`later ${name}`]: medians(all.slice(1)) }
  }
  const inHeader = (name) => () =>
    page.getByRole('banner').getByRole('button', { name, exact: true })
  const escapeFrom =
    ({ css }) =>
    async () => {
      await page.keyboard.press('Escape')
      await page.locator(css).waitFor({ state: 'hidden' })
    }
  const dialog = { css: 'dialog[open], [role=dialog]' }
  const menu = { css: '[role=menu]' }
  return {
    'list cold': cold,
    'list warm': warm,
    ...(await series(
      'click',
      SESSION,
      (row) => page.locator(ROWS).nth(row),
      () => backToList(page),
    )),
    ...(await series('dialog', dialog, inHeader('Appearance'), escapeFrom(dialog))),
    ...(await series('menu', menu, inHeader(CLIENT.name), escapeFrom(menu))),
  }
}

/** Measures the cost of a step until the page has finished, and the size of the page at that time. */
async function measure(page, site, step) {
  site.responses.length = 0
  let painted
  const { script, layout, task } = await cost(page, async () => {
    painted = await step()
    await settle(page, site)
  })
  return {
    script,
    'style + layout': layout,
    'script + layout': script + layout,
    task,
    painted,
    elements: await page.locator('*').count(),
    'JS kB': site.fetched('.js'),
    'CSS kB': site.fetched('.css'),
  }
}

const medians = (all) =>
  Object.fromEntries(
    Object.keys(all[0]).map((name) => [name, median(all.map((each) => each[name]))]),
  )
