import { globSync } from 'node:fs'
import { expect, test, type Browser, type Page } from '@playwright/test'

const HOST = 'http://gallery.localhost:5175'

/** As few as show every scheme and direction. */
const looks = [
  { scheme: 'light', direction: 'ltr' },
  { scheme: 'dark', direction: 'rtl' },
] as const
type Look = (typeof looks)[number]

const parts = globSync('src/**/examples/*.tsx').map((file) =>
  file.replaceAll('\\', '/').replace(/^src\/(.*)examples\/(.*)\.tsx$/, '$1$2'),
)

for (const part of parts.toSorted())
  for (const look of looks)
    test(`${part}, ${look.scheme}, ${look.direction}`, async ({ browser }, { config }) => {
      const time = String(config.metadata['time'])
      const search = new URLSearchParams({ part, ...look }).toString()
      const name = (state: string) =>
        `${part.replaceAll('/', '-')}-${state.replaceAll(/\W+/g, '-')}-${look.scheme}.png`
      const gallery = await openPage(browser, look, time, { width: 1280, height: 720 })
      await gallery.goto(`${HOST}/gallery/?${search}`)
      await gallery.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
      const frames = await gallery.locator('iframe').evaluateAll((all) =>
        all.map((frame) => {
          const { title, src, style } = frame instanceof HTMLIFrameElement ? frame : new Image()
          return { title, src, width: parseInt(style.width), height: parseInt(style.height) }
        }),
      )
      // What is in frames gets pictures of its own.
      await gallery.addStyleTag({ content: 'figure:has(iframe) { display: none !important }' })
      await expect.soft(gallery.getByRole('main')).toHaveScreenshot(name('in-page'))
      await gallery.context().close()
      for (const { title, src, width, height } of frames) {
        const page = await openPage(browser, look, time, { width, height })
        await page.goto(src)
        // A slow machine asks for nothing while it runs the code of a part.
        if (src.includes('enter=')) {
          await page.waitForURL((url) => url.pathname !== '/gallery/')
          await page.locator('main h1').first().waitFor()
        } else await page.locator('#root *').first().waitFor({ state: 'attached' })
        await settled(page)
        await expect.soft(page).toHaveScreenshot(name(title.slice(part.length + 2)))
        await page.context().close()
      }
    })

async function openPage(
  browser: Browser,
  { scheme }: Look,
  time: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(time)
  return page
}

/** Waits until the page has asked for nothing more for half a second. Some parts are shown while they load for ever. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const done = () => resolve()
        let timer = setTimeout(done, 500)
        new PerformanceObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(done, 500)
        }).observe({ type: 'resource' })
      }),
  )
}
