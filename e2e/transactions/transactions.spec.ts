import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  PHONE,
  expectAccessible,
  expectAccessibleInBothLooks,
  expectFits,
  expectHeading,
  expectPath,
  expectToast,
  menuLink,
  pager,
} from '../helpers'
import { RETAIL_SESSIONS, RETAIL_TRANSACTIONS, bundles, sessionsPath } from '../pages'
import { exportDialog, rowsOf, tools, totalRows, withoutPicker } from '../record-list/list'
import { bodyRows, drawer, rowLink, search, settled, table, tabs } from './transactions'

test('the last open list opens again and its common filters go along', async ({ page, openAs }) => {
  await openAs(
    'client',
    sessionsPath(
      bundles.retail,
      '?service=liveness&from=2026-09-01&page=2&sort=created_at&q=ref-1',
    ),
  )
  await tabs(page).getByRole('link', { name: 'Transactions' }).click()
  await expect(bodyRows(page).first()).toContainText('Liveness')
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toEqual({
    tab: 'transactions',
    service: 'liveness',
    from: '2026-09-01',
  })
  await menuLink(page, 'Dashboard').click()
  await expectHeading(page, 'Dashboard')
  await menuLink(page, 'Wallet sign-up').click()
  await expectHeading(page, 'Wallet sign-up')
  await expect(bodyRows(page)).toHaveCount(25)
  await expect(tabs(page).getByRole('link', { name: 'Transactions' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('filters and order are in the address and survive a reload', async ({ page, openAs }) => {
  await openAs('client', RETAIL_TRANSACTIONS)
  await expect(bodyRows(page)).toHaveCount(25)
  await page.getByRole('combobox', { name: 'Outcome' }).selectOption('Failed')
  await page.getByRole('combobox', { name: 'Service' }).selectOption('Liveness')
  await expect(page).toHaveURL(/status=failed&service=liveness|service=liveness&status=failed/)
  await table(page).getByRole('button', { name: 'Duration' }).click()
  await expect(page).toHaveURL(/sort=-duration_ms/)
  await settled(page)
  const longest = bodyRows(page).first()
  await expect(longest).toContainText('Failed')
  const slow = await longest.textContent()
  await table(page).getByRole('button', { name: 'Duration' }).click()
  await expect(page).toHaveURL(/sort=duration_ms/)
  await settled(page)
  await expect(bodyRows(page).first()).not.toHaveText(slow ?? '')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Outcome' })).toHaveValue('failed')
  await expect(table(page).getByRole('columnheader', { name: 'Duration' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.getByRole('combobox', { name: 'Service' }).selectOption('Any service')
  await expect(page).not.toHaveURL(/service=/)
  await page.getByRole('searchbox', { name: 'Error code' }).fill('5015')
  await expect(page).toHaveURL(/error_code=5015/)
  await expect(bodyRows(page).first()).toContainText('5015')
})

test('an id is found through the address and a possible name without it', async ({
  page,
  openAs,
}) => {
  await openAs('client', `${RETAIL_TRANSACTIONS}&page=9`)
  const link = rowLink(page, 2)
  const id = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get(
    'transaction',
  )
  const session = await bodyRows(page).nth(2).getByRole('cell').getByRole('link').textContent()
  await search(page).fill(id ?? '')
  await expect(bodyRows(page)).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(`q=${id}`))
  await search(page).fill((session ?? '').replace(/.*…..../, ''))
  await expect(bodyRows(page).first()).toBeVisible()
  await search(page).fill('محمد')
  await expect(page.getByText('Name', { exact: true })).toBeVisible()
  await expect(page).not.toHaveURL(/q=/)
  expect(decodeURIComponent(page.url())).not.toContain('محمد')
  await settled(page)
  await rowLink(page, 0).click()
  await expect(drawer(page)).toBeVisible()
  await page.goBack()
  await expect(search(page)).toHaveValue('محمد')
})

test('closing the drawer of a row is the same as going back', async ({ page, openAs }) => {
  await openAs('client', `${RETAIL_TRANSACTIONS}&status=failed`)
  const link = rowLink(page, 3)
  await link.click()
  await expect(page).toHaveURL(/transaction=/)
  await expect(drawer(page)).toBeVisible()
  const address = page.url()
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await expect(drawer(page)).toBeHidden()
  await expect(page).not.toHaveURL(/transaction=/)
  await page.goForward()
  await expect(drawer(page)).toBeVisible()
  await page.goBack()
  await expect(drawer(page)).toBeHidden()
  await expect(page).toHaveURL(/status=failed/)

  // Opened by its address, over other rows.
  await page.goto(address.replace('status=failed', 'status=success'))
  await expect(drawer(page)).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/status=success/)
  await expect(page).not.toHaveURL(/transaction=/)
  await bodyRows(page).first().getByRole('cell').getByRole('link').click()
  await expectHeading(page, /^Session/)
})

test('j and k move through the rows and Enter opens the drawer', async ({ page, openAs }) => {
  await openAs('client', RETAIL_TRANSACTIONS)
  await expect(bodyRows(page)).toHaveCount(25)
  await page.getByRole('region', { name: 'Transactions' }).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(rowLink(page, 1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(rowLink(page, 0)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(rowLink(page, 0)).toBeFocused()
})

test('exports the selection or all matching rows as CSV', async ({ page, openAs }) => {
  await withoutPicker(page)
  await openAs('client', `${RETAIL_TRANSACTIONS}&from=2026-11-01&status=failed`)
  const matching = await totalRows(page)
  for (const index of [0, 2]) await bodyRows(page).nth(index).getByRole('checkbox').click()
  const some = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export selection' }).click()
  await exportDialog(page).getByRole('button', { name: 'Export rows' }).click()
  expect(rowsOf(await readFile(await (await some).path(), 'utf8'))).toHaveLength(2)
  await expectToast(page, 'Export successful')
  await expect(exportDialog(page)).toBeHidden()

  await tools(page).getByRole('button', { name: 'Export as CSV' }).click()
  await exportDialog(page).getByRole('radio', { name: /^All/ }).check()
  const all = page.waitForEvent('download')
  await exportDialog(page).getByRole('button', { name: 'Export rows' }).click()
  const file = await all
  expect(file.suggestedFilename()).toMatch(/^transactions-20011-\d{4}-\d\d-\d\d\.csv$/)
  const rows = rowsOf(await readFile(await file.path(), 'utf8'))
  expect(rows).toHaveLength(matching)
  expect(rows.every((row) => row.includes(',failed,'))).toBe(true)
})

test('an empty list, no match and a page out of range offer a way on', async ({ page, openAs }) => {
  await openAs('client', sessionsPath(bundles.pilot, '?tab=transactions'))
  await expect(page.getByText('No transactions yet')).toBeVisible()
  await expectAccessible(page, 'empty')

  await page.goto(`${RETAIL_TRANSACTIONS}&q=nothing-has-this-9`)
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Clear filters' }).click()
  await expect(bodyRows(page)).toHaveCount(25)
  await expect(page).toHaveURL(/tab=transactions/)
  await page.goto(`${RETAIL_TRANSACTIONS}&page=999999`)
  await page.getByRole('button', { name: 'Go to the last page' }).click()
  await expect(bodyRows(page).first()).toBeVisible()
})

test('shows an error with a retry and a refusal', async ({ page, mock, allowErrors, openAs }) => {
  allowErrors(/bundle-transactions/, /bundle-services/)
  await mock.faults([{ path: 'bundle-transactions', kind: 'status', status: 500 }])
  await openAs('client', RETAIL_TRANSACTIONS)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(bodyRows(page)).toHaveCount(25)

  await mock.faults([{ path: 'bundle-transactions', kind: 'status', status: 403, count: 'always' }])
  await page.reload()
  await expect(page.getByText('You are not allowed to see this')).toBeVisible()
  await expectPath(page, RETAIL_SESSIONS)
})

test('marks rows while they are refreshed and reports a failed refresh', async ({
  page,
  mock,
  allowErrors,
  openAs,
}) => {
  allowErrors(/bundle-transactions/)
  await openAs('client', RETAIL_TRANSACTIONS)
  await expect(bodyRows(page)).toHaveCount(25)
  const refresh = pager(page).getByRole('button', { name: 'Refresh the list' })
  await mock.faults([{ path: 'bundle-transactions', kind: 'latency', ms: 1500 }])
  await refresh.click()
  await expect(table(page)).toHaveAttribute('aria-busy', 'true')
  expect(await bodyRows(page).getByRole('rowheader').count()).toBe(25)
  await settled(page)
  await mock.faults([{ path: 'bundle-transactions', kind: 'status', status: 500 }])
  await refresh.click()
  await expect(pager(page)).toContainText('Refresh failed.')
  await expect(bodyRows(page)).toHaveCount(25)
  await refresh.click()
  await expect(pager(page)).not.toContainText('Refresh failed.')
})

test('K1 the list is accessible with a selected row', async ({ page, openAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs('client', `${RETAIL_TRANSACTIONS}&status=failed`)
  await expect(bodyRows(page)).toHaveCount(25)
  await bodyRows(page).nth(1).getByRole('checkbox').click()
  await expectAccessibleInBothLooks(page, 'transactions')
})

test('on a phone the filters fold behind a button that counts them', async ({ page, openAs }) => {
  await page.setViewportSize(PHONE)
  await openAs('client', `${RETAIL_TRANSACTIONS}&status=failed&from=2026-10-01`)
  const cards = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem')
  await expect(cards).toHaveCount(25)
  await expect(page.getByRole('combobox', { name: 'Outcome' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Filters (2)' }).click()
  await page.getByRole('combobox', { name: 'Outcome' }).selectOption('Any outcome')
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expectAccessible(page, 'filters on a phone')
  await expectFits(page)
  await cards.first().getByRole('link').first().click()
  await expect(drawer(page)).toBeVisible()
})
