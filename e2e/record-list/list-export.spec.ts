import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, expectSession, expectToast, tabTo } from '../helpers'
import { bundles, sessionsPath } from '../pages'
import {
  bodyRows,
  boxes,
  readCsvDownload,
  exportDialog,
  getCsvRows,
  table,
  tools,
  totalRows,
  withoutPicker,
} from './list'

test('filters and exports a list by keyboard', { tag: MOCK }, async ({ page, openAs }) => {
  await withoutPicker(page)
  await openAs('client', sessionsPath(bundles.retail, '?page_size=10'))
  await expect(bodyRows(page)).toHaveCount(10)

  await tabTo(page, page.getByRole('button', { name: /^Period/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Last 7 days' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=.*to=/)
  const status = page.getByRole('combobox', { name: 'Status' })
  await tabTo(page, status)
  await page.keyboard.press('f')
  await expect(page).toHaveURL(/status=failed/)
  await expect(table(page)).not.toHaveAttribute('aria-busy', 'true')

  // A letter typed into the select doesn't reach the list.
  await page.keyboard.press('j')
  await expect(status).toBeFocused()
  await tabTo(page, page.getByRole('region', { name: 'Sessions' }))
  await page.keyboard.press('j')
  await expect(bodyRows(page).nth(0).getByRole('link')).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(bodyRows(page).nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('x')
  await expect(boxes(page).nth(1)).toBeChecked()
  await page.keyboard.press('x')
  await expect(boxes(page).nth(1)).not.toBeChecked()

  const matching = await totalRows(page)
  await tabTo(page, tools(page).getByRole('button', { name: 'Export as CSV' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, exportDialog(page).getByRole('button', { name: 'Export rows' }))
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const rows = getCsvRows(await readCsvDownload(await download))
  expect(rows).toHaveLength(matching)
  expect(rows.every((row) => row.includes(',Failed,'))).toBe(true)
  await expectToast(page, 'Export successful')
  await expect(tools(page).getByRole('button', { name: 'Export as CSV' })).toBeFocused()

  // Waits for the dialog to close, because it receives the key presses until then.
  await expect(exportDialog(page)).toHaveCount(0)
  await tabTo(page, page.getByRole('region', { name: 'Sessions' }))
  await page.keyboard.press('j')
  await expect(bodyRows(page).nth(2).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectSession(page)
})
