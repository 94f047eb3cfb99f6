import { expect } from '@playwright/test'
import { bundleDialog, card, choosePeriod, searchOf } from '../analytics/dashboard'
import { test } from '../fixtures'
import { expectAccessibleInBothLooks, expectHeading, pager, region, tabTo } from '../helpers'
import { HOME, bundles, sessionsPath } from '../pages'
import { bodyRows, totalRows } from './list'

test('three clicks lead from the dashboard to the sessions of last week that failed at liveness', async ({
  page,
  openAs,
}) => {
  await openAs('client', HOME)
  // Two clicks: the period and its preset.
  await choosePeriod(page, 'Last week')
  // The third. The bundle is chosen by keyboard.
  await card(page, 'Errors').getByRole('button', { name: /^5031/ }).click()
  await tabTo(page, bundleDialog(page).getByRole('link', { name: /^Retail onboarding/ }))
  await page.keyboard.press('Enter')
  await expectHeading(page, 'Retail onboarding')
  await expect.poll(() => searchOf(page)).toMatchObject({ error_code: '5031' })
  await expect(bodyRows(page)).toHaveCount(25)
  const total = await totalRows(page)
  for (const row of await bodyRows(page).all()) await expect(row).toContainText(/Failed.*5031/)

  const reason = page.getByRole('button', { name: /^Reason:/ })
  await expect(reason).toHaveAccessibleName('Reason: 5031 Liveness could not be confirmed')
  await reason.click()
  await expect(page.getByRole('combobox', { name: 'Find a reason' })).toBeFocused()
  await page.keyboard.type('liven')
  const option = page.getByRole('listbox', { name: 'Reasons' }).getByRole('option')
  await expect(option).toHaveText(
    new RegExp(`^5031 Liveness could not be confirmed ${total.toLocaleString('en')}$`),
  )
  await expectAccessibleInBothLooks(page, 'the reasons of a list')
  await page.keyboard.press('Escape')
  await expect(reason).toBeFocused()
})

test.describe('in a window of 1280 by 720', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('a list is all that scrolls, its pager and both totals are in view, and its columns fit', async ({
    page,
    openAs,
  }) => {
    await openAs('client', sessionsPath(bundles.retail, '?status=failed'))
    await expect(bodyRows(page)).toHaveCount(25)
    const table = region(page, 'Sessions')
    const total = (await totalRows(page)).toLocaleString('en')
    await table.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
    await expect(bodyRows(page).last()).toBeInViewport()
    await expect(pager(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(`${total} sessions`, { exact: true })).toBeInViewport({ ratio: 1 })
    const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    expect(overflow).toBe(0)
    expect(await table.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  })

  test('a row in focus says when its time was and all of its last error', async ({
    page,
    openAs,
  }) => {
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
  })
})
