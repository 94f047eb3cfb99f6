import { expect, type Page } from '@playwright/test'
import { adminScreens, clientScreens, visitorScreens } from '../crawl/screens'
import type { Stop } from '../crawl/overlays'
import { toSurface } from '../crawl/surface'
import { noCounts, walk } from '../crawl/walk'
import { test } from '../fixtures'
import { FULL, button } from '../helpers'
import {
  ADMIN_HOME,
  HOME,
  LOGIN,
  RETAIL_SESSIONS,
  adminBundleSessionsPath,
  bundles,
  sessionsPath,
} from '../pages'
import { bodyRows } from '../record-list/list'
import { goTo } from '../usage/usage'

const sizes = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 2560, height: 1300 },
]

/** Finds sideways scrolling, and lines of text that are too long to read. Lengths are in CSS pixels. */
function layoutFaults() {
  const LONGEST = 720
  const problems: string[] = []
  const excess = document.documentElement.scrollWidth - innerWidth
  if (excess > 0) problems.push(`the page scrolls sideways by ${excess}`)
  for (const element of document.querySelectorAll('body *')) {
    const hasText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    )
    if (!hasText || !element.checkVisibility() || element.closest('pre, table, svg')) continue
    // Skips inline elements, because their lines belong to the blocks around them.
    if (['inline', 'contents'].includes(getComputedStyle(element).display)) continue
    const range = document.createRange()
    range.selectNodeContents(element)
    const lines = new Map<number, DOMRect[]>()
    for (const box of range.getClientRects()) {
      const line = Math.round(box.bottom / 8)
      lines.set(line, [...(lines.get(line) ?? []), box])
    }
    for (const boxes of lines.values()) {
      const start = Math.min(...boxes.map(({ left }) => left))
      const width = Math.max(...boxes.map(({ right }) => right)) - start
      if (width > LONGEST + 1)
        problems.push(`${Math.round(width)}: ${element.textContent?.slice(0, 60)}`)
    }
  }
  return problems
}

const expectLaidOut = (page: Page, where: string) =>
  expect.poll(() => page.evaluate(layoutFaults), where).toEqual([])

/** Returns the ID of the list's first session. */
async function sessionIdIn(page: Page, list: string) {
  await goTo(page, list)
  const href = await bodyRows(page).first().getByRole('link').first().getAttribute('href')
  return new URL(href ?? '', page.url()).pathname.split('/').at(-1) ?? ''
}

const toStops = (paths: readonly string[]): Stop[] =>
  paths.map((path) => ({ route: path, path, piles: [] }))

const walkThrough = (page: Page, paths: readonly string[]) =>
  walk(toSurface(page), toStops(paths), {
    counts: noCounts(),
    open: ({ path }) => goTo(page, path),
    onScreen: async ({ path }) => {
      for (const viewport of sizes) {
        await page.setViewportSize(viewport)
        await expectLaidOut(page, `${path} at ${viewport.width}`)
      }
    },
  })

test(
  'keeps the last button of a long panel in view on a small phone',
  { tag: FULL },
  async ({ page, openAs }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await openAs('client', RETAIL_SESSIONS)
    await button(page, 'Columns').click()
    await expect(button(page, 'Reset columns')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await button(page, 'Filters').click()
    await button(page, 'Period: All time').click()
    await expect(button(page, 'Apply dates')).toBeInViewport({ ratio: 1 })
  },
)

test(
  "keeps a dialog's buttons in view when its content scrolls on a phone",
  { tag: FULL },
  async ({ page, openAs }) => {
    await page.setViewportSize({ width: 390, height: 320 })
    await openAs('client', RETAIL_SESSIONS)
    await button(page, 'Export as CSV').click()
    const dialog = page.getByRole('dialog', { name: 'Export as CSV' })
    await dialog.getByRole('checkbox', { name: 'Include personal data' }).check()
    const lastLine = dialog.getByText('Includes hidden columns.')
    await expect(lastLine).not.toBeInViewport()
    await expect(button(page, 'Cancel')).toBeInViewport({ ratio: 1 })
    await expect(button(page, 'Export with personal data')).toBeInViewport({ ratio: 1 })
    // The last line can be scrolled out from under the buttons.
    await lastLine.hover()
    await expect(lastLine).toBeInViewport({ ratio: 1 })
  },
)

test(
  'shows only the error code in a row if no word fits',
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('client', `${RETAIL_SESSIONS}?status=failed`)
    const error = bodyRows(page).first().locator('[data-short]')
    const setWidth = (width: string) =>
      error.evaluate((element, size) => {
        if (element instanceof HTMLElement) element.style.inlineSize = size
      }, width)
    await setWidth('7rem')
    await expect(error.locator('bdi').first()).toHaveText(/^\d{4}$/)
    await expect(error.locator('bdi').last()).toBeHidden()
    await setWidth('9rem')
    await expect(error.locator('bdi').last()).toBeVisible()
  },
)

async function clientPaths(page: Page) {
  const bundle = await page.evaluate(() => {
    const [first]: { id: number }[] = JSON.parse(localStorage.getItem('BUNDLES') ?? '[]')
    return String(first?.id)
  })
  const screens = await clientScreens(bundle, await sessionIdIn(page, sessionsPath(bundle)))
  const tabs = ['transactions', 'analytics', 'extra-results']
  return [...Object.values(screens), ...tabs.map((tab) => sessionsPath(bundle, `?tab=${tab}`))]
}

async function adminPaths(page: Page) {
  const list = adminBundleSessionsPath(bundles.retail)
  return Object.values(await adminScreens(await sessionIdIn(page, list)))
}

const areas = {
  client: { persona: 'client-sanctions', home: HOME, getPaths: clientPaths },
  admin: { persona: 'admin', home: ADMIN_HOME, getPaths: adminPaths },
} as const

for (const area of ['client', 'admin'] as const)
  for (const direction of ['ltr', 'rtl'] as const)
    test(
      `avoids sideways scrolling and long lines on every ${area} screen at any width, ${direction}`,
      { tag: FULL },
      async ({ page, openAs }) => {
        test.setTimeout(1_800_000)
        const { persona, home, getPaths } = areas[area]
        await page.addInitScript(
          (layout) => localStorage.setItem('layout', JSON.stringify(layout)),
          { direction },
        )
        await openAs(persona, home)
        await expect(page.locator('html')).toHaveAttribute('dir', direction)
        await walkThrough(page, await getPaths(page))
      },
    )

test(
  'avoids sideways scrolling and long lines on every screen before sign-in at any width',
  { tag: FULL },
  async ({ page }) => {
    await page.goto(LOGIN)
    await walkThrough(page, Object.values(visitorScreens))
  },
)
