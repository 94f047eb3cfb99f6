import { expect, type Page } from '@playwright/test'
import { test } from '../network/built-host'
import { HOME } from '../pages'

const chunk = /^day-chart-.*\.js$/
const days = (page: Page) => page.getByRole('table', { name: 'Sessions by day' })
const figures = (page: Page) => page.getByRole('button', { name: 'Success rate' })

test('a chart whose code is missing leaves its table and the rest of the page', async ({
  page,
  host,
  openAs,
  allowErrors,
}) => {
  allowErrors(/day-chart/)
  for (const name of await host.names(chunk)) await host.remove(name)
  await openAs('client', HOME)
  await expect(
    page.getByText('The chart did not load. The table shows the same figures.'),
  ).toBeVisible()
  await expect(days(page).getByRole('row')).toHaveCount(31)
  await expect(figures(page)).toBeVisible()
  await page.getByRole('button', { name: 'Show Services as a table' }).click()
  await expect(page.getByRole('table', { name: 'Services' })).toBeVisible()
  expect(host.pageLoads()).toBe(1)
})

test('a late chart delays nothing and fills the space reserved for it', async ({
  page,
  host,
  openAs,
}) => {
  const names = await host.names(chunk)
  for (const name of names) host.hold(name)
  await openAs('client', HOME)
  await expect(figures(page)).toBeVisible()
  await expect.poll(() => host.requests(...names)).toBe(1)
  const services = page.getByRole('list', { name: 'Services' })
  const before = await services.boundingBox()
  await page.getByRole('button', { name: 'Show Sessions by day as a table' }).click()
  await expect(days(page).getByRole('row')).toHaveCount(31)
  await page.getByRole('button', { name: 'Show Sessions by day as a chart' }).click()
  await expect(page.getByRole('img', { name: /^Sessions by day/ })).toBeHidden()

  for (const name of names) host.release(name)
  await page.reload()
  await expect(page.getByRole('img', { name: /^Sessions by day/ })).toBeVisible()
  expect(await services.boundingBox()).toEqual(before)
})
