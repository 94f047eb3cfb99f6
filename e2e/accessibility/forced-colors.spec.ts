import { expect, type Page } from '@playwright/test'
import { toSurface } from '../crawl/surface'
import { noCounts, walk } from '../crawl/walk'
import { test } from '../fixtures'
import { FULL } from '../helpers'
import { unseenInForcedColors } from './measure-forced'
import { areas, withoutSearch } from './screens'

/** Soft assertions, so the test continues with the next screen after a failure. */
const softExpect = expect.configure({ soft: true })

/**
 * Forces light system colors. The admin area opens in the dark theme, so the area's background differs from the
 * system's.
 */
const useForcedColors = (page: Page) =>
  page.emulateMedia({ forcedColors: 'active', colorScheme: 'light', reducedMotion: 'reduce' })

async function measure(page: Page) {
  // Waits for the chart, because it is drawn after its screen has loaded.
  if (await page.getByRole('heading', { name: 'Sessions by day' }).isVisible())
    await expect(page.locator('.recharts-rectangle').first()).toBeVisible()
  await softExpect
    .poll(() => page.evaluate(unseenInForcedColors), { message: page.url() })
    .toEqual([])
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
}

const TITLE =
  'shows icons, borders, charts and current entries in forced colors, without animations,'

for (const [area, { persona, home, getStops }] of Object.entries(areas))
  test(`${TITLE} on every ${area} screen`, { tag: FULL }, async ({ page, openAs }) => {
    test.setTimeout(1_800_000)
    await useForcedColors(page)
    await openAs(persona, home)
    const paths = new Set((await getStops(page)).map(({ path }) => withoutSearch(path)))
    const counts = noCounts()
    await walk(
      toSurface(page),
      [...paths].map((path) => ({ route: path, path, piles: [] })),
      {
        counts,
        open: async ({ path }) => void (await page.goto(path)),
        onScreen: () => measure(page),
      },
    )
    expect(counts.screens).toBe(paths.size)
  })
