import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { FULL, pager, region } from '../helpers'
import { bundles, sessionsPath } from '../pages'
import { bodyRows, totalRows } from './list'

test.describe('in a 1280 by 720 window', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test(
    'scrolls only the list and keeps its pager and both totals in view',
    { tag: FULL },
    async ({ page, openAs }) => {
      await openAs('client', sessionsPath(bundles.retail, '?status=failed'))
      await expect(bodyRows(page)).toHaveCount(25)
      const table = region(page, 'Sessions')
      const total = (await totalRows(page)).toLocaleString('en')
      await table.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
      await expect(bodyRows(page).last()).toBeInViewport()
      await expect(pager(page)).toBeInViewport({ ratio: 1 })
      await expect(page.getByText(`${total} sessions`, { exact: true })).toBeInViewport({
        ratio: 1,
      })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollHeight - innerHeight,
      )
      expect(overflow).toBe(0)
    },
  )

  test(
    'shows the relative time and the full last error in a focused row',
    { tag: FULL },
    async ({ page, openAs }) => {
      await openAs('client', sessionsPath(bundles.retail, '?error_code=5031'))
      await expect(bodyRows(page)).toHaveCount(25)
      await page.keyboard.press('j')
      const row = bodyRows(page).first()
      await page.keyboard.press('Tab')
      await expect(row.locator('time')).toHaveAttribute('title', /ago · .* UTC$/)
      const hint = () =>
        row
          .getByTitle('Liveness could not be confirmed')
          .evaluate((element) => getComputedStyle(element, '::after').content)
      expect(await hint()).toBe('"Liveness could not be confirmed"')
      await page.keyboard.press('Escape')
      expect(await hint()).toBe('none')
      await expect(row.locator(':focus')).toHaveCount(1)
    },
  )
})
