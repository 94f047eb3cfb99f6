import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { expectHeading, expectSession, expectToast, FULL, pager, tabTo } from '../helpers'
import {
  SEPTEMBER,
  bodyRows,
  boxes,
  csvOf,
  exportDialog,
  rowsOf,
  savedFiles,
  signInByKeyboard,
  table,
  tools,
  totalRows,
  withPicker,
  withoutPicker,
} from './list'

test('a list can be filtered and exported by keyboard alone', async ({ page }) => {
  await withoutPicker(page)
  await signInByKeyboard(page)
  await expectHeading(page, 'Dashboard')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await tabTo(page, menu.getByRole('link', { name: 'Retail onboarding' }))
  await page.keyboard.press('Enter')
  await expectHeading(page, 'Retail onboarding')

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

  // A letter that the select takes does not reach the list.
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
  const rows = rowsOf(await csvOf(await download))
  expect(rows).toHaveLength(matching)
  expect(rows.every((row) => row.includes(',Failed,'))).toBe(true)
  await expectToast(page, 'Export successful')
  await expect(tools(page).getByRole('button', { name: 'Export as CSV' })).toBeFocused()

  // The dialog takes the keys as long as it is there, also while it closes.
  await expect(exportDialog(page)).toHaveCount(0)
  await tabTo(page, page.getByRole('region', { name: 'Sessions' }))
  await page.keyboard.press('j')
  await expect(bodyRows(page).nth(2).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectSession(page)
})

test(
  'a large export goes into the picked file and leaves none when cancelled',
  { tag: FULL },
  async ({ page, mock, openAs }) => {
    await withPicker(page)
    await openAs('client', SEPTEMBER)
    const matching = await totalRows(page)
    const button = tools(page).getByRole('button', { name: 'Export as CSV' })
    await button.click()
    await exportDialog(page).getByRole('button', { name: 'Export rows' }).click()
    await expect(exportDialog(page)).toBeHidden({ timeout: 40_000 })
    const [file] = await savedFiles(page)
    expect(rowsOf(file?.text ?? '')).toHaveLength(matching)
    await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory()
      for await (const name of folder.keys()) await folder.removeEntry(name)
    })

    await mock.faults([{ path: 'bundle-sessions', kind: 'latency', ms: 150, count: 'always' }])
    await button.click()
    await exportDialog(page).getByRole('button', { name: 'Export rows' }).click()
    await expect(exportDialog(page)).toContainText(/[1-9]\d* of [\d,]+ rows/)
    const aborted = page.waitForEvent('requestfailed', (call) => /bundle-sessions/.test(call.url()))
    await exportDialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(exportDialog(page)).toBeHidden()
    await aborted
    await expect.poll(() => savedFiles(page)).toEqual([])
    await mock.faults([])
    const calls = async () => (await mock.log('bundle-sessions')).length
    const before = await calls()
    await pager(page).getByRole('button', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(table(page)).not.toHaveAttribute('aria-busy', 'true')
    // The next page and at most the call that was running.
    expect((await calls()) - before).toBeLessThanOrEqual(2)
  },
)
