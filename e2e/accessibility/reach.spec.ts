import { expect, type Page } from '@playwright/test'
import type { Layer } from '../crawl/overlays'
import { toSurface } from '../crawl/surface'
import { noCounts, walk } from '../crawl/walk'
import { test } from '../fixtures'
import { FULL, WIDE } from '../helpers'
import { withoutPicker } from '../record-list/list'
import { findUnreachableButtons } from './measure-reach'
import { areas } from './screens'

/** Viewport of a small phone, excluding the browser's bars. */
const SMALL_PHONE = { width: 390, height: 664 }

/** Soft assertions, so the test continues with the next layer after a failure. */
const softExpect = expect.configure({ soft: true })

async function measure(page: Page, { kind, shows: [role, name] }: Layer) {
  if (!['dialog', 'drawer'].includes(kind)) return
  const before = page.viewportSize()
  await page.setViewportSize(SMALL_PHONE)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(undefined))))
  await softExpect
    .poll(() => page.evaluate(findUnreachableButtons), {
      message: `${page.url()}, ${role} ${String(name)}`,
    })
    .toEqual([])
  await page.setViewportSize(before ?? WIDE)
}

for (const [area, { persona, home, getStops }] of Object.entries(areas))
  test(
    `keeps every dialog and drawer button in the ${area} area reachable on a small phone`,
    { tag: FULL },
    async ({ page, openAs }) => {
      test.setTimeout(1_800_000)
      await withoutPicker(page)
      await openAs(persona, home)
      const counts = noCounts()
      await walk(
        toSurface(page),
        (await getStops(page)).filter(({ piles }) => piles.length > 0),
        {
          counts,
          open: async ({ path }) => void (await page.goto(path)),
          onLayer: (layer) => measure(page, layer),
        },
      )
      expect(Math.min(counts.dialog, counts.drawer)).toBeGreaterThan(0)
    },
  )
