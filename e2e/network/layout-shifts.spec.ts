import { expect, type Page } from '@playwright/test'
import { areas, withoutSearch } from '../accessibility/screens'
import { test } from '../fixtures'
import { FULL, PHONE, WIDE, watchShifts } from '../helpers'
import { goTo } from '../usage/usage'

/**
 * Maximum sum of a screen's layout shifts until the screen is complete. A CLS up to 0.1 is rated good, and above 0.25
 * poor.
 */
const MOST = 0.05

const softExpect = expect.configure({ soft: true })

async function expectLoaded(page: Page) {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /^Loading$/ })).toHaveCount(0)
}

// Delays responses, so loading states are measured as well.
const slowAnswers = [{ kind: 'latency', path: '/v1/', ms: 900, count: 'always' }] as const

for (const [area, { persona, home, getStops }] of Object.entries(areas))
  test(
    `keeps the layout of every ${area} screen stable on load and navigation with slow responses`,
    { tag: FULL },
    async ({ page, mock, openAs }) => {
      test.setTimeout(1_800_000)
      await openAs(persona, home)
      const paths = new Set((await getStops(page)).map(({ path }) => withoutSearch(path)))
      const shifts = await watchShifts(page)
      const sums: { sum: number; where: string }[] = []
      const measure = async (where: string, before = 0) => {
        await expectLoaded(page)
        const moved = (await shifts()).slice(before)
        const sum = moved.reduce((total, { value }) => total + value, 0)
        sums.push({ sum, where })
        softExpect(sum, `${where}: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(MOST)
      }
      await mock.faults(slowAnswers)
      for (const [size, viewport] of Object.entries({ wide: WIDE, phone: PHONE })) {
        await page.setViewportSize(viewport)
        for (const path of paths) {
          await page.goto(path)
          await measure(`${path}, loaded, ${size}`)
        }
        await page.goto(home)
        await expectLoaded(page)
        for (const path of paths) {
          const before = (await shifts()).length
          const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
          const isOtherScreen = new URL(path, page.url()).pathname !== new URL(page.url()).pathname
          // The replacement of the old screen must not count. Presses a key, because shifts within half a second of a
          // key press are ignored.
          await page.keyboard.press('F9')
          await goTo(page, path)
          await expect(async () => {
            await page.keyboard.press('F9')
            expect(isOtherScreen && (await heading?.isVisible())).toBe(false)
          }).toPass({ intervals: [50], timeout: 60_000 })
          await measure(`${path}, navigated to, ${size}`, before)
        }
      }
      const [worst] = sums.toSorted((one, other) => other.sum - one.sum)
      console.log(
        `${test.info().title}: ${sums.length} measured, worst ${worst?.sum.toFixed(4)} (${worst?.where})`,
      )
    },
  )
