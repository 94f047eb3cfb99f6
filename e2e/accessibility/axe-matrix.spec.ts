import { expect, type Page } from '@playwright/test'
import type { Stop } from '../crawl/overlays'
import { codeScreens, detailScreens, linkScreens, visitorScreens } from '../crawl/screens'
import { toSurface } from '../crawl/surface'
import { noCounts, walk } from '../crawl/walk'
import { test } from '../fixtures'
import { FULL, violationsInEachLook } from '../helpers'
import { USER_DETAILS } from '../pages'
import { withoutPicker } from '../record-list/list'
import { askForCode, expectStep, field, lastCode } from '../signup/signup'
import { areas, withoutSearch } from './screens'
import { answering, failures, nothing } from './states'

/** Number of looks per state: light left-to-right, and dark right-to-left. */
const LOOKS = 2

/** Soft assertions, so the test continues with the next state after a failure. */
const softExpect = expect.configure({ soft: true })

/** Checks the page in each look and adds the results to `counts`. */
async function check(page: Page, state: string, counts: { states: number; findings: number }) {
  const violations = await violationsInEachLook(page)
  counts.states += 1
  counts.findings += violations.length
  softExpect(violations, `${page.url()}, ${state}`).toEqual([])
}

/** Prints the number of screens, checks and findings. */
function report(screens: number, { states, findings }: { states: number; findings: number }) {
  const { title } = test.info()
  console.log(
    `${title}: ${screens} screens, ${states} states × ${LOOKS} looks = ${states * LOOKS} checks, ${findings} findings`,
  )
}

/** Checks each screen with its data loaded, and each layer that opens over the screen. */
async function checkFilled(page: Page, stops: readonly Stop[]) {
  const counts = { states: 0, findings: 0 }
  const visitedCounts = noCounts()
  // Some of the crawl's URLs search for text that no list contains, so this also checks those screens without the
  // search.
  const whole = stops
    .filter(({ path }) => withoutSearch(path) !== path)
    .map((stop) => ({ ...stop, path: withoutSearch(stop.path), piles: [] }))
  await walk(toSurface(page), [...stops, ...whole], {
    counts: visitedCounts,
    open: async ({ path }) => void (await page.goto(path)),
    onLayer: ({ shows: [role, name] }) => check(page, `${role} ${String(name)}`, counts),
    onScreen: async () => {
      // Scrolls to the top, because the header covers parts of a scrolled screen and covered elements have no size.
      await page.evaluate(() => scrollTo(0, 0))
      await check(page, 'loaded', counts)
    },
  })
  report(visitedCounts.screens, counts)
}

const DATA = ['/v1/valify/', '/digital_identity/', '/v1/accounts/']

for (const [area, { persona, home, getStops }] of Object.entries(areas)) {
  test(
    `K1 passes axe on every screen and layer of the ${area} area in each look`,
    { tag: FULL },
    async ({ page, openAs }) => {
      test.setTimeout(1_800_000)
      await withoutPicker(page)
      await openAs(persona, home)
      await checkFilled(page, await getStops(page))
    },
  )

  for (const [state, { fault, unseen, isShown }] of Object.entries(failures))
    test(
      `K1 passes axe in the state "${state}" on every ${area} screen in each look`,
      { tag: FULL },
      async ({ page, mock, openAs, allowErrors }) => {
        test.setTimeout(1_800_000)
        allowErrors(/portal-backend|answered (403|500)/)
        await openAs(persona, home)
        const paths = (await getStops(page)).map(({ path }) => withoutSearch(path))
        await mock.faults(DATA.map((path) => ({ ...fault, path, count: 'always' })))
        const counts = { states: 0, findings: 0 }
        const screens = new Set(paths.filter((path) => !unseen.includes(path)))
        for (const path of screens) {
          await page.goto(path)
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
          await isShown(page, path)
          if (state !== 'loading') await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
          await check(page, state, counts)
        }
        report(screens.size, counts)
      },
    )
}

for (const { state, persona, screens } of nothing)
  test(
    `K1 passes axe in the state "${state}" on screens of the persona ${persona} in each look`,
    { tag: FULL },
    async ({ page, mock, signInAs, allowErrors }) => {
      test.setTimeout(1_800_000)
      if (state === 'not found') allowErrors(/404/)
      await signInAs(persona)
      const counts = { states: 0, findings: 0 }
      for (const { path, words, empty } of screens) {
        await mock.faults(answering(empty))
        await page.goto(path)
        await expect(page.getByText(words).first()).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await check(page, state, counts)
      }
      report(screens.length, counts)
    },
  )

test(
  'K1 passes axe on sign-in, sign-up and email-link screens, before and after an empty submit',
  { tag: FULL },
  async ({ page, signInAs, allowErrors }) => {
    test.setTimeout(1_800_000)
    // The tokens in these links don't exist, so the backend returns 404.
    allowErrors(/404.*accounts|accounts.*404/)
    const counts = { states: 0, findings: 0 }
    const open = async (path: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await check(page, 'as opened', counts)
      const send = page.locator('form [type=submit]')
      if (!(await send.isVisible())) return
      await send.click()
      await check(page, 'sent empty', counts)
    }
    const visitedPaths = [
      ...Object.values(visitorScreens).map(withoutSearch),
      ...Object.values(linkScreens),
    ]
    for (const path of visitedPaths) await open(path)
    await askForCode(page)
    await expectStep(page, 2, 'Enter the code we sent you')
    await check(page, 'as opened', counts)
    await field(page, 'Code').fill(await lastCode(page))
    await expectStep(page, 3, 'Choose a password')
    await check(page, 'as opened', counts)
    await signInAs('client-at-website')
    await page.goto(USER_DETAILS)
    for (const path of Object.values(detailScreens)) await open(path)
    report(visitedPaths.length + codeScreens.length + Object.keys(detailScreens).length, counts)
  },
)
