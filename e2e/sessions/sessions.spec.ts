import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { expectHeading, expectSession, expectPath, menuLink, pager } from '../helpers'
import { ADMIN_SESSIONS, HOME, bundles } from '../pages'
import { bodyRows, totalRows } from '../record-list/list'

test('going back from a session leads to the same filtered list', async ({ page, openAs }) => {
  await openAs('client', HOME)
  await menuLink(page, 'Retail onboarding').click()
  await expectHeading(page, 'Retail onboarding')
  await expect.poll(() => totalRows(page)).toBe(100_000)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Failed')
  // The unfiltered list has failed rows too: its total tells whether the rows have come.
  await expect.poll(() => totalRows(page)).toBeLessThan(100_000)
  const failed = await totalRows(page)
  const search = page.getByRole('searchbox', { name: 'Search sessions' })
  await search.fill('محمد')
  await expect.poll(() => totalRows(page)).toBeLessThan(failed)
  const range = await pager(page).getByRole('status').textContent()
  const first = bodyRows(page).first()
  await expect(first).toContainText('Failed')
  const link = first.getByRole('rowheader').getByRole('link')
  const id = (await link.getAttribute('href'))?.split(/[/?]/).at(-2) ?? ''
  await link.click()
  await expectSession(page)
  expect(page.url()).toContain(id)
  await page.goBack()
  await expectHeading(page, 'Retail onboarding')
  await expect(page).toHaveURL(/status=failed/)
  expect(decodeURIComponent(page.url())).not.toContain('محمد')
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('failed')
  await expect(search).toHaveValue('محمد')
  await expect(pager(page).getByRole('status')).toHaveText(range ?? '')
  await expect(bodyRows(page)).toHaveCount(25)
})

test('an administrator picks a client and a bundle, which are in the address', async ({
  page,
  openAs,
}) => {
  await openAs('admin-monitoring', ADMIN_SESSIONS)
  await expectPath(page, ADMIN_SESSIONS)
  await expect(page.getByText('Choose a client', { exact: true }).last()).toBeVisible()
  await page.getByRole('combobox', { name: 'Client' }).click()
  // Scrolling brings the next pages of clients.
  const options = page.getByRole('option')
  await expect(async () => {
    await options.last().scrollIntoViewIfNeeded()
    await expect(options).toHaveCount(24, { timeout: 500 })
  }).toPass()
  await options.first().click()
  await page.getByRole('combobox', { name: 'Bundle' }).click()
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/client=\w+&bundle=\w+|bundle=\w+&client=\w+/)
  await expect(bodyRows(page).first()).toBeVisible()
  await bodyRows(page).first().getByRole('link').click()
  await expectSession(page)
  await page.goBack()
  await expect(bodyRows(page).first()).toBeVisible()
})

test('an administrator orders 100,000 sessions, goes to the last page and filters by typing', async ({
  page,
  openAs,
}) => {
  await openAs('admin-monitoring', `${ADMIN_SESSIONS}?client=1001&bundle=${bundles.retail}`)
  await expect.poll(() => totalRows(page)).toBe(100_000)
  const started = page.getByRole('columnheader', { name: 'Started' })
  await started.getByRole('button').click()
  await expect(page).toHaveURL(/sort=created_at/)
  await expect(started).toHaveAttribute('aria-sort', 'ascending')
  const lastOfFirst = await bodyRows(page).last().textContent()
  await pager(page).getByRole('button', { name: 'Last page' }).click()
  await expect(pager(page)).toContainText('99,976–100,000 of 100,000')
  await expect(page).toHaveURL(/page=4000/)
  await expect(bodyRows(page)).toHaveCount(25)
  // The rows of the page before stay until those of the last one arrive.
  await expect.poll(() => bodyRows(page).last().textContent()).not.toBe(lastOfFirst)

  await page.getByRole('searchbox', { name: 'Search sessions' }).fill('محمد')
  await expect.poll(() => totalRows(page)).toBeLessThan(100_000)
  await expect(page).not.toHaveURL(/page=4000/)
  expect(decodeURIComponent(page.url())).not.toContain('محمد')
})
