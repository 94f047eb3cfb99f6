import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { FULL, dialog, expectAccessibleInBothLooks, expectFits } from '../helpers'
import { RETAIL_TRANSACTIONS } from '../pages'
import { rowLink } from '../transactions/transactions'

/** The narrowest width that shows a record beside its list. */
const WIDE_SCREEN = { width: 1792, height: 1000 }
const NARROWER = { width: 1791, height: 1000 }

const beside = (page: Page) => page.getByRole('region', { name: 'Transaction', exact: true })
const over = (page: Page) => dialog(page, 'Transaction')
const current = (page: Page, index: number) =>
  expect(rowLink(page, index)).toHaveAttribute('aria-current', 'page')

test(
  'shows a record beside its usable list on a wide screen and over the list on a narrower screen',
  { tag: FULL },
  async ({ page, openAs }) => {
    await page.setViewportSize(NARROWER)
    await openAs('client', `${RETAIL_TRANSACTIONS}&status=failed&page_size=10`)
    await rowLink(page, 2).click()
    await expect(over(page)).toBeVisible()
    const address = page.url()
    await page.setViewportSize(WIDE_SCREEN)
    await expect(beside(page).getByText('Transaction ID')).toBeVisible()
    await expect(over(page)).toBeHidden()
    await current(page, 2)
    await expectFits(page)
    const list = await page.getByRole('table', { name: 'Transactions' }).boundingBox()
    const panel = await beside(page).boundingBox()
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(panel?.x ?? 0)
    await expectAccessibleInBothLooks(page, 'the list with its record')

    await page.setViewportSize({ ...WIDE_SCREEN, height: 480 })
    const last = beside(page).locator('summary, button').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(NARROWER)
    await expect(over(page)).toBeVisible()
    await expect(beside(page)).toBeHidden()
    await page.setViewportSize(WIDE_SCREEN)
    await expect(beside(page)).toBeVisible()
    expect(page.url()).toBe(address)

    // A click reaches the list, and the clicked row's record replaces the open record.
    await rowLink(page, 5).click()
    await current(page, 5)
    await expect(beside(page)).toBeFocused()
    await beside(page).getByRole('button', { name: 'Close' }).click()
    await expect(beside(page)).toBeHidden()
    await expect(rowLink(page, 5)).toBeFocused()
    await expect(page).not.toHaveURL(/transaction=/)
    await expect(page).toHaveURL(/status=failed/)
  },
)
