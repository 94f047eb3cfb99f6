import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, dialog } from '../helpers'
import { ADMIN_IDENTITIES } from '../pages'

test(
  "opens a client's rejected identity in a drawer and restores the focus to its row",
  { tag: MOCK },
  async ({ page, openAs }) => {
    await openAs('admin-none', ADMIN_IDENTITIES)
    await page.getByRole('combobox', { name: 'Client' }).click()
    await page.getByRole('option', { name: 'Delta Microfinance' }).click()
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Rejected')
    await expect(page).toHaveURL(
      /organization=\d+&status=rejected|status=rejected&organization=\d+/,
    )
    // Waits for the rows, because the URL changes before them. Once they have loaded, only the header row lacks the
    // status.
    await expect(page.getByRole('row').filter({ hasNotText: 'Rejected' })).toHaveCount(1)
    const row = page.getByRole('row').filter({ hasText: 'Rejected' }).first()
    const link = row.getByRole('rowheader').getByRole('link')
    await link.click()
    const drawer = dialog(page, 'Identity')
    await expect(drawer.getByRole('region', { name: 'Checks' })).toContainText('Failed')
    await expect(page).toHaveURL(/identity=\d+/)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page).not.toHaveURL(/identity=/)
    await expect(link).toBeFocused()
  },
)
