import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, FULL, dialog, expectAccessibleInBothLooks, expectToast, tabTo } from '../helpers'
import { bundles, sessionsPath } from '../pages'
import { savedFiles, withPicker, withoutPicker } from '../record-list/list'

const TAB = sessionsPath(bundles.retail, '?tab=extra-results')
const DAYS = `${TAB}&from=2026-09-01&to=2026-09-03`
const EXPORT = 'export-extra-results'

const list = (page: Page) => page.getByRole('table', { name: 'Extra results' })
const rows = (page: Page) => list(page).locator('tbody').getByRole('row')
const opener = (page: Page) => page.getByRole('button', { name: 'Export extra results' })
const exportDialog = (page: Page) => dialog(page, 'Export extra results')
const inDialog = (page: Page, name: string) => exportDialog(page).getByRole('button', { name })

async function openDialog(page: Page) {
  await page.goto(DAYS)
  await opener(page).click()
  await expect(inDialog(page, 'Export results')).toBeVisible()
}

// src/features/extra-results/extra-results.test.tsx covers the remaining cases.
test(
  "F2 K5 saves one zip under the server's file name when the token expires before an export",
  { tag: MOCK },
  async ({ page, mock, allowErrors, openAs }) => {
    allowErrors(/export-extra-results/)
    await withoutPicker(page)
    await openAs('client', DAYS)
    await expect(rows(page)).toHaveCount(25)
    await tabTo(page, opener(page))
    await page.keyboard.press('Enter')
    await tabTo(page, inDialog(page, 'Export results'))
    await mock.expire()
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const file = await download
    expect(file.suggestedFilename()).toBe('extra-results-20011-2026-09-01-2026-09-03.zip')
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    await expectToast(page, 'Export successful')
    await expect(exportDialog(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    expect((await mock.log(EXPORT)).map(({ status }) => status)).toEqual([401, 200])
    expect(await mock.log('authentication/refresh')).toHaveLength(1)
  },
)

test(
  "shows an export's progress and leaves no file behind when the export is canceled",
  { tag: MOCK },
  async ({ page, mock, signInAs }) => {
    await withPicker(page)
    await signInAs('client')
    await openDialog(page)
    await mock.faults([{ path: EXPORT, kind: 'drip', ms: 200, bytes: 500 }])
    await inDialog(page, 'Export results').dblclick()
    // The zip's length is unknown, and a screen reader would announce any value as the progress.
    await expect(exportDialog(page).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
    await expect(exportDialog(page).getByRole('status')).toHaveText('Export in progress')
    await expect(exportDialog(page)).toContainText(/[1-9][\d.]* (byte|kB)/)
    await expect(inDialog(page, 'Period')).toBeDisabled()
    // A click outside the dialog must not cancel a running export.
    await page.mouse.click(5, 450)
    await expect(exportDialog(page).getByRole('progressbar')).toBeVisible()
    expect(await savedFiles(page)).not.toEqual([])
    await inDialog(page, 'Cancel').click()
    await expect(exportDialog(page)).toBeHidden()
    await expect.poll(() => savedFiles(page)).toEqual([])
    expect(await mock.log(EXPORT)).toHaveLength(1)
    await opener(page).click()
    await expect(inDialog(page, 'Export results')).toBeVisible()
    await expect(exportDialog(page).getByRole('progressbar')).toHaveCount(0)
    // Nothing is running, so a click outside the dialog closes it.
    await page.mouse.click(5, 450)
    await expect(exportDialog(page)).toBeHidden()
  },
)

test(
  'K1 keeps zip contents and a failed export accessible, and downloads the zip only once',
  { tag: FULL },
  async ({ page, mock, allowErrors, signInAs }) => {
    allowErrors(/export-extra-results/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await withoutPicker(page)
    await signInAs('client')
    await mock.faults([{ path: EXPORT, kind: 'status', status: 500, body: { detail: 'No ink.' } }])
    await openDialog(page)
    await inDialog(page, 'Export results').click()
    await expect(exportDialog(page).getByRole('alert')).toContainText('No ink.')
    await expectAccessibleInBothLooks(page, 'a failed export')

    await inDialog(page, 'Preview contents').click()
    await expect(exportDialog(page).getByRole('heading', { level: 3 })).toBeFocused()
    await expect(page.getByRole('region', { name: 'Contents of extra-results.csv' })).toContainText(
      'transaction_id,session_id,created_at',
    )
    await expectAccessibleInBothLooks(page, 'contents of a zip')
    const download = page.waitForEvent('download')
    await inDialog(page, 'Save file').click()
    const bytes = await readFile(await (await download).path())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    await expect(exportDialog(page)).toBeHidden()
    // The failed request, and one request for both the contents and the file.
    expect(await mock.log(EXPORT)).toHaveLength(2)
  },
)
