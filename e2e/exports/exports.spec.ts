import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  MOCK,
  PHONE,
  banner,
  button,
  dialog,
  expectAccessible,
  expectFits,
  expectHeading,
  expectToast,
  tabTo,
} from '../helpers'
import { ADMIN_EXPORT_TRANSACTIONS, ADMIN_IDENTITIES, bundles } from '../pages'

// The tests in src/routes/admin/-components/exports cover the remaining cases.
test(
  'K1 exports transactions by email and reopens the same export from the export history',
  { tag: MOCK },
  async ({ page, openAs, mock }) => {
    await openAs('admin', ADMIN_EXPORT_TRANSACTIONS)
    const client = page.getByRole('combobox', { name: 'Client' })
    await client.fill('lotus')
    await page.getByRole('option', { name: 'Lotus Digital Bank' }).click()
    await page.getByRole('combobox', { name: 'Bundle' }).click()
    await page.getByRole('option', { name: 'Wallet sign-up' }).click()
    await page.getByRole('combobox', { name: 'Outcome' }).selectOption('failed')
    await expect(page.getByText(/^About [\d,]+ transactions$/)).toBeVisible()
    await expect(page).toHaveURL(
      new RegExp(`\\?client=1001&bundle=${bundles.wallet}&status=failed$`),
    )
    await tabTo(page, button(page, 'Export transactions'))
    await page.keyboard.press('Enter')
    await expectToast(page, 'You Will Recieve an Email Shortly!')
    expect(await mock.log('export-transactions')).toHaveLength(1)

    await page.setViewportSize(PHONE)
    await page.goto(ADMIN_IDENTITIES)
    const opener = banner(page).getByRole('button', { name: 'Export history' })
    await opener.click()
    const list = dialog(page, 'Export history')
    await expect(list.getByRole('listitem')).toContainText('Requested')
    await expectFits(page)
    await expectAccessible(page, 'the export list on a phone')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, list.getByRole('link', { name: /^Export again/ }))
    await page.keyboard.press('Enter')
    await expectHeading(page, 'Export Transactions')
    await expect(page.getByRole('combobox', { name: 'Outcome' })).toHaveValue('failed')
    await expect(page.getByText(/^About [\d,]+ transactions$/)).toBeVisible()
    await expectFits(page)
  },
)
