import { expect, type Page } from '@playwright/test'
import { expectHeading, FULL } from '../helpers'
import { HOME, LOGIN } from '../pages'
import { test, type BuiltHost } from './built-host'

const DARK = JSON.stringify({ currentTheme: 'dark', direction: 'rtl' })

/** Opens a page without delivering its code. Returns the first frame's brightness, from 0 to 255. */
async function firstFrame(page: Page, host: BuiltHost, path: string): Promise<number> {
  // Leaves the previous page first, so that page isn't still loading when the files are held.
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

test(
  'paints the first frame in the stored dark right-to-left look, and the sign-in screen in light',
  { tag: FULL },
  async ({ page, host, openAs }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await openAs('client', HOME)
    await expectHeading(page, 'Dashboard')
    await page.evaluate((layout) => localStorage.setItem('layout', layout), DARK)
    expect(await firstFrame(page, host, HOME)).toBeLessThan(32)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await firstFrame(page, host, LOGIN)).toBeGreaterThan(240)
  },
)
