import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, PHONE, button, dialog, expectFits, tabTo } from '../helpers'
import { ADMIN_NAME_MATCH } from '../pages'

// src/routes/admin/name-match.test.tsx covers the remaining cases.
test(
  'compares two names by keyboard, then pasted pairs, and saves the pairs as CSV',
  { tag: MOCK },
  async ({ page, openAs }) => {
    await openAs('admin-demo', ADMIN_NAME_MATCH)
    await tabTo(page, page.getByRole('textbox', { name: 'Name A' }))
    await page.keyboard.insertText('أحمد عبد الرحمن')
    await tabTo(page, page.getByRole('textbox', { name: 'Name B' }))
    await page.keyboard.insertText('Abd El-Rahman Ahmed Saleh')
    await page.keyboard.press('Enter')
    const words = page.getByRole('table', { name: 'Words in both names' })
    await expect(words.getByRole('row')).toHaveCount(4)
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('No match')

    await page.getByRole('radio', { name: 'Multiple pairs' }).click()
    await page.getByRole('textbox', { name: 'Name pairs' }).fill('منى صالح\tMona Saleh\nAli\tOmar')
    await button(page, 'Compare 2 pairs').click()
    await expect(page.getByText('2 of 2 pairs compared')).toBeVisible()
    const download = page.waitForEvent('download')
    await button(page, 'Export as CSV').click()
    await button(page, 'Export with personal data').click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain('2,Ali,Omar,No match,0,0.8,')

    await page.setViewportSize(PHONE)
    await expectFits(page)
    const show = button(page, 'Show the words in line 1')
    await show.click()
    await expect(words.and(dialog(page, 'Compared names').getByRole('table'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(show).toBeFocused()
  },
)
