// npm run bench -- --pictures DIR: what a visitor sees of a page in its first seconds, as a sheet of pictures.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inContext, launch, signIn, visitTo } from './bench.mjs'
import { app } from './portal.app.mjs'
import { frameAt } from './figures.mjs'
import { openPage, load } from './page.mjs'
import { localTls, openSlowSite } from './site.mjs'

/** Milliseconds between two pictures, and of the last one. */
const STEP = 200
const LAST = 3000

const DARK = { currentTheme: 'dark' }
const RTL = { direction: 'rtl' }
/** The pages, and the layout that is stored for each. */
const PAGES = [
  { name: 'sign-in, light', view: app.signIn, layout: {} },
  { name: 'sign-in, right to left', view: app.signIn, layout: RTL },
  { name: 'list, light', view: app.list, layout: {} },
  { name: 'list, dark', view: app.list, layout: DARK },
  { name: 'list, right to left', view: app.list, layout: RTL },
]

export async function takePictures(folder, build) {
  mkdirSync(folder, { recursive: true })
  const tls = await localTls()
  const site = await openSlowSite(build, tls, app)
  const browser = await launch(...tls.browserArgs)
  try {
    for (const { name, view, layout } of PAGES) {
      const open = view === app.list ? signIn(browser, site.baseURL, app.account) : undefined
      const visit = withLayout((await open) ?? visitTo(site.baseURL), layout)
      const pictures = await inContext(browser, visit, (context) => film(context, site, view))
      const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.png`)
      await drawSheet(browser, { title: name, pictures, file })
      console.log(file)
    }
  } finally {
    await browser.close()
    await site.close()
  }
}

/** The options of a context whose storage holds this layout too. */
function withLayout(visit, layout) {
  const [{ localStorage = [] } = {}] = visit.storageState?.origins ?? []
  const stored = Object.entries({ STORAGE_VERSION: '2', layout: JSON.stringify(layout) })
  const added = stored.map(([name, value]) => ({ name, value }))
  const kept = localStorage.filter(({ name }) => !stored.some(([other]) => other === name))
  const origins = [{ origin: visit.baseURL, localStorage: [...kept, ...added] }]
  return { ...visit, storageState: { cookies: visit.storageState?.cookies ?? [], origins } }
}

/** What is on the screen at each time, and when the page was ready. */
async function film(context, site, { path, ready }) {
  const { page, cdp } = await openPage(context, ready)
  const frames = []
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data, at: metadata.timestamp * 1000 })
    void cdp.send('Page.screencastFrameAck', { sessionId })
  })
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 720 })
  site.slowDown(true)
  const readyAt = await load(page, path)
  const start = await page.evaluate(() => performance.timeOrigin)
  await page.waitForFunction((last) => performance.now() > last, LAST + STEP)
  await cdp.send('Page.stopScreencast')
  site.slowDown(false)
  const times = Array.from({ length: LAST / STEP + 1 }, (_, step) => step * STEP)
  return { readyAt, shots: times.map((time) => ({ time, data: frameAt(frames, start + time) })) }
}

async function drawSheet(browser, { title, pictures: { readyAt, shots }, file }) {
  const page = await browser.newPage({ viewport: { width: 3000, height: 100 } })
  const figures = shots.map(({ time, data }) => {
    const image = data ? `<img src="data:image/jpeg;base64,${data}">` : '<img>'
    return `<figure>${image}<figcaption>${(time / 1000).toFixed(1)} s</figcaption></figure>`
  })
  await page.setContent(`<style>
    body { margin: 16px; font: 20px sans-serif; }
    main { display: grid; grid-template-columns: repeat(8, 1fr); gap: 12px; }
    figure { margin: 0; }
    img { width: 100%; aspect-ratio: 16 / 10; border: 1px solid #888; object-fit: contain; }
    </style><p>${title}: slow 4G, a quarter of the processor, ready at ${Math.round(readyAt)} ms</p>
    <main>${figures.join('')}</main>`)
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}
