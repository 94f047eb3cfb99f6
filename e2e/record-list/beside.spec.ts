import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { dialog, expectAccessibleInBothLooks, expectFits, heading } from '../helpers'
import { RETAIL_TRANSACTIONS } from '../pages'
import { rowLink } from '../transactions/transactions'

/** From here on a record stands beside its list. */
const WIDE_SCREEN = { width: 1792, height: 1000 }
const NARROWER = { width: 1791, height: 1000 }

const beside = (page: Page) => page.getByRole('region', { name: 'Transaction', exact: true })
const over = (page: Page) => dialog(page, 'Transaction')
const current = (page: Page, index: number) =>
  expect(rowLink(page, index)).toHaveAttribute('aria-current', 'page')

test('on a wide screen the list stays usable beside its record', async ({ page, openAs }) => {
  await page.setViewportSize(WIDE_SCREEN)
  await openAs('client', `${RETAIL_TRANSACTIONS}&status=failed&page_size=10`)
  await rowLink(page, 2).click()
  await expect(beside(page)).toBeFocused()
  await current(page, 2)
  await expect(beside(page).getByText('Transaction ID')).toBeVisible()
  await expectFits(page)
  const list = await page.getByRole('table', { name: 'Transactions' }).boundingBox()
  const panel = await beside(page).boundingBox()
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(panel?.x ?? 0)
  await expectAccessibleInBothLooks(page, 'the list with its record')

  // A press in the list reaches it, and its row replaces the record.
  await rowLink(page, 5).click()
  await current(page, 5)
  await page.keyboard.press('k')
  await expect(rowLink(page, 4)).toBeFocused()
  await page.keyboard.press('Enter')
  await current(page, 4)
  await page.keyboard.press('Escape')
  await expect(beside(page)).toBeHidden()
  await expect(page).not.toHaveURL(/transaction=/)
  await expect(page).toHaveURL(/status=failed/)
  await expect(rowLink(page, 4)).toBeFocused()
  await expect(heading(page, 'Retail onboarding')).toBeVisible()
})

test('a record that is higher than the window scrolls beside its list', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ ...WIDE_SCREEN, height: 480 })
  await openAs('client', `${RETAIL_TRANSACTIONS}&status=failed`)
  await rowLink(page, 0).click()
  await expect(beside(page).getByText('Transaction ID')).toBeVisible()
  const last = beside(page).locator('summary, button').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('the record stays open when the window becomes wide or narrow', async ({ page, openAs }) => {
  await page.setViewportSize(NARROWER)
  await openAs('client', RETAIL_TRANSACTIONS)
  await rowLink(page, 1).click()
  await expect(over(page)).toBeVisible()
  const address = page.url()
  await page.setViewportSize(WIDE_SCREEN)
  await expect(beside(page)).toBeVisible()
  await expect(over(page)).toBeHidden()
  await page.setViewportSize(NARROWER)
  await expect(over(page)).toBeVisible()
  await expect(beside(page)).toBeHidden()
  await page.setViewportSize(WIDE_SCREEN)
  await expect(beside(page)).toBeVisible()
  expect(page.url()).toBe(address)
  await beside(page).getByRole('button', { name: 'Close' }).click()
  await expect(beside(page)).toBeHidden()
  await expect(rowLink(page, 1)).toBeFocused()
  await expect(page).not.toHaveURL(/transaction=/)
})
