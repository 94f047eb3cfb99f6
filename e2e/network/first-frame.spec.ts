import { expect, type Page } from '@playwright/test'
import { expectHeading, ALWAYS, FULL } from '../helpers'
import { HOME, LOGIN } from '../pages'
import { test, type BuiltHost } from './built-host'

const DARK = JSON.stringify({ currentTheme: 'dark', direction: 'rtl' })

/** Opens an address whose code never comes, and returns the brightness of its first frame, 0 to 255. */
async function firstFrame(page: Page, host: BuiltHost, path: string): Promise<number> {
  // The page before must not still be loading when the files no longer come.
  await page.goto('about:blank')
  for (const name of await host.names(/\.js$/)) host.hold(name)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('#root')).toBeAttached()
  const png = await page.screenshot({ clip: { x: 40, y: 40, width: 1, height: 1 } })
  return page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
      const context = new OffscreenCanvas(1, 1).getContext('2d')
      context?.drawImage(image, 0, 0)
      return Math.max(...(context?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? []))
    },
    [...png],
  )
}

/** Notes every colour scheme that the page has from now on. */
async function watchSchemes(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string | undefined>()
    Object.assign(window, { schemes: seen })
    new MutationObserver(() => {
      seen.add(document.documentElement?.dataset['mantineColorScheme'])
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })
  return () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'schemes')
      return seen instanceof Set ? [...seen].filter((scheme) => scheme !== undefined) : []
    })
}

test('the first frame of a dark portal is dark and runs from right to left, that of the sign-in is light', async ({
  page,
  host,
  openAs,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openAs('client', HOME)
  await expectHeading(page, 'Dashboard')
  await page.evaluate((layout) => localStorage.setItem('layout', layout), DARK)
  expect(await firstFrame(page, host, HOME)).toBeLessThan(32)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await firstFrame(page, host, LOGIN)).toBeGreaterThan(240)
})

for (const [stored, shown, tag] of [
  ['ar', 'ar', ALWAYS],
  ['zh', 'zh-Hans', FULL],
  ['tlh', 'en', ALWAYS],
] as const)
  test(
    `the page is in ${shown} before any code has come when ${stored} is stored`,
    { tag },
    async ({ page, host }) => {
      await page.goto(LOGIN)
      await expectHeading(page, 'Sign in')
      await page.evaluate(
        (locale) => localStorage.setItem('layout', JSON.stringify({ locale })),
        stored,
      )
      await firstFrame(page, host, LOGIN)
      await expect(page.locator('html')).toHaveAttribute('lang', shown)
    },
  )

test('the admin area is dark in every frame of its load, whatever was stored', async ({
  page,
  openAs,
}) => {
  const schemes = await watchSchemes(page)
  await openAs('admin', '/admin/dashboard')
  await expectHeading(page, 'Dashboard')
  expect(await schemes()).toEqual(['dark'])
})

test('the sign-in is light in every frame of its load', async ({ page }) => {
  await page.addInitScript((layout) => localStorage.setItem('layout', layout), DARK)
  const schemes = await watchSchemes(page)
  await page.goto(LOGIN)
  await expectHeading(page, 'Sign in')
  expect(await schemes()).toEqual(['light'])
})
