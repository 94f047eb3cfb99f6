import { expect, type Page } from '@playwright/test'
import { detailScreens, linkScreens, visitorScreens } from '../crawl/screens'
import type { Layer, Stop } from '../crawl/overlays'
import { toSurface } from '../crawl/surface'
import { noCounts, walk } from '../crawl/walk'
import { withoutPicker } from '../record-list/list'
import { test } from '../fixtures'
import { FULL, PHONE, WIDE } from '../helpers'
import { USER_DETAILS } from '../pages'
import { askForCode, expectStep, field, lastCode } from '../signup/signup'
import { lostContent, smallTargets, spaceText, unspaceText } from './measure'
import { areas, withoutSearch } from './screens'

/** Viewport size of a 1280 px wide window at 400% zoom. */
const NARROW = { width: 320, height: 640 }

/** Soft assertions, so the test continues with the next screen after a failure. */
const softExpect = expect.configure({ soft: true })

/** Polls, because the layout settles in steps after a resize and early findings may disappear. */
async function expectNone(page: Page, find: () => string[], state: string) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(undefined))))
  await softExpect
    .poll(() => page.evaluate(find), { message: `${page.url()}, ${state}` })
    .toEqual([])
}

async function measure(page: Page) {
  await expectNone(page, smallTargets, 'targets on a wide screen')
  await page.setViewportSize(PHONE)
  await expectNone(page, smallTargets, 'targets on a phone')
  await page.setViewportSize(NARROW)
  await expectNone(page, lostContent, '320 px')
  await page.evaluate(spaceText)
  await expectNone(page, lostContent, '320 px with spaced text')
  await page.setViewportSize(WIDE)
  await expectNone(page, lostContent, 'spaced text on a wide screen')
}

/**
 * Measures a layer. Measures only dialogs and drawers at 320 px, because a popover's opener may be hidden at that
 * width.
 */
async function measureLayer(page: Page, { kind, shows: [role, name] }: Layer) {
  const layer = `${role} ${String(name)}`
  await expectNone(page, smallTargets, `${layer}: targets on a wide screen`)
  await page.evaluate(spaceText)
  await expectNone(page, lostContent, `${layer}: spaced text on a wide screen`)
  await page.evaluate(unspaceText)
  // The navigation drawer opens only at phone width, so the checks above have already measured it at that width.
  if (!['dialog', 'drawer'].includes(kind) || page.viewportSize()?.width !== WIDE.width) return
  await page.setViewportSize(NARROW)
  await expectNone(page, smallTargets, `${layer}: targets at 320 px`)
  await expectNone(page, lostContent, `${layer}: 320 px`)
  await page.setViewportSize(WIDE)
}

async function measureLayers(page: Page, stops: readonly Stop[]) {
  await walk(
    toSurface(page),
    stops.filter(({ piles }) => piles.length > 0),
    {
      counts: noCounts(),
      open: async ({ path }) => void (await page.goto(path)),
      onLayer: (layer) => measureLayer(page, layer),
    },
  )
}

/** Loads each path as a new page, because a page load removes the text spacing. */
async function measureEach(page: Page, paths: Iterable<string>) {
  const stops = [...new Set(paths)].map((path) => ({ route: path, path, piles: [] }))
  const counts = noCounts()
  await walk(toSurface(page), stops, {
    counts,
    open: async ({ path }) => void (await page.goto(path)),
    onScreen: () => measure(page),
  })
  expect(counts.screens).toBe(stops.length)
}

const TITLE = 'has 24 px targets, fits 320 px and shows spaced text in full'

for (const [area, { persona, home, getStops }] of Object.entries(areas))
  test(
    `K5 K6 ${TITLE} on every screen and layer of the ${area} area`,
    { tag: FULL },
    async ({ page, openAs }) => {
      test.setTimeout(1_800_000)
      await withoutPicker(page)
      await openAs(persona, home)
      const stops = await getStops(page)
      await measureLayers(page, stops)
      await measureEach(
        page,
        stops.map(({ path }) => withoutSearch(path)),
      )
    },
  )

test(
  `K5 K6 ${TITLE} on sign-in, sign-up and email-link screens`,
  { tag: FULL },
  async ({ page, signInAs, allowErrors }) => {
    test.setTimeout(1_800_000)
    // The tokens in these links don't exist, so the backend returns 404.
    allowErrors(/404.*accounts|accounts.*404/)
    await measureEach(page, Object.values(visitorScreens).map(withoutSearch))
    for (const path of Object.values(linkScreens)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await measure(page)
    }
    await askForCode(page)
    await expectStep(page, 2, 'Enter the code we sent you')
    await measure(page)
    await field(page, 'Code').fill(await lastCode(page))
    await expectStep(page, 3, 'Choose a password')
    await measure(page)
    await signInAs('client-at-website')
    await page.goto(USER_DETAILS)
    await measureEach(page, Object.values(detailScreens))
  },
)
