import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  MOCK,
  button,
  dialog,
  expectHeading,
  expectRow,
  expectToast,
  region,
  tabTo,
} from '../helpers'
import { ADMIN_CLIENTS } from '../pages'
import { exportDialog, getCsvRows, tools, withoutPicker } from '../record-list/list'

test(
  'sets up a client by keyboard and finds the client by name',
  { tag: MOCK },
  async ({ page, openAs }) => {
    await openAs('admin', ADMIN_CLIENTS)
    await expectRow(page, 'Papyrus Payments')
    await tabTo(page, page.getByRole('link', { name: 'New client' }))
    await page.keyboard.press('Enter')
    await expectHeading(page, 'New client')
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
    await page.keyboard.type('Heron Savings')
    await tabTo(page, page.getByRole('textbox', { name: 'Email' }))
    await page.keyboard.type('hala@heron.example.com')
    await tabTo(page, page.getByRole('checkbox', { name: 'ID OCR', exact: true }))
    await page.keyboard.press('Space')
    // Leaving opens a confirmation, and Esc returns to the form.
    await page.goBack()
    await expect(dialog(page, 'Leave without saving?')).toBeVisible()
    await page.keyboard.press('Escape')
    await tabTo(page, button(page, 'Create client'))
    await page.keyboard.press('Enter')
    await expectToast(page, 'Organiztion Created Successfully!')
    await expectHeading(page, 'Heron Savings')

    await page.getByRole('link', { name: 'Clients', exact: true }).first().click()
    await page.getByRole('searchbox', { name: 'Search clients' }).fill('heron')
    await expect(page).toHaveURL(/\?name=heron$/)
    await expectRow(page, 'Heron Savings')
    await expect(page.getByRole('row')).toHaveCount(2)
  },
)

test(
  'exports clients with figures for this month and opens a client by keyboard',
  { tag: MOCK },
  async ({ page, openAs, mock }) => {
    const organizations = [{ id: '1001', name: 'Lotus', sessions: 1234, success_rate: 0.875 }]
    await mock.faults([
      { path: 'admin-analytics', kind: 'status', status: 200, body: { organizations } },
    ])
    await withoutPicker(page)
    await openAs('admin', `${ADMIN_CLIENTS}?page_size=10`)
    await expectRow(page, 'Lotus Digital Bank', '1,234', '87.5%')
    await tabTo(page, tools(page).getByRole('button', { name: 'Export as CSV' }))
    await page.keyboard.press('Enter')
    await tabTo(page, button(page, 'Export rows'))
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^clients-\d{4}-\d\d-\d\d\.csv$/)
    const rows = getCsvRows(await readFile(await file.path(), 'utf8'))
    expect(rows).toHaveLength(24)
    expect(rows[0]).toContain('Lotus Digital Bank,1001,Active,5,1234,0.875,')
    await expectToast(page, 'Export successful')

    // Waits for the dialog to close, because it receives the key presses until then.
    await expect(exportDialog(page)).toHaveCount(0)
    await tabTo(page, region(page, 'Clients'))
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(page.getByText('1 selected')).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await expectHeading(page, 'Lotus Digital Bank')
  },
)
