import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { button, dialog, expectAccessibleInBothLooks, pager } from '../helpers'
import { ADMIN_IDENTITIES } from '../pages'

test('K1 the list of identities and its error are accessible', async ({
  page,
  openAs,
  mock,
  allowErrors,
}) => {
  allowErrors(/digital_identity/)
  await mock.faults([{ path: 'digital_identity/identities', kind: 'status', status: 500 }])
  await openAs('admin-none', ADMIN_IDENTITIES)
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  await expectAccessibleInBothLooks(page, 'an error')
  await button(page, 'Try again').click()
  await expect(pager(page)).toContainText('1–25 of 240')
  await expectAccessibleInBothLooks(page, 'the list')
})

test('one client’s rejected identity opens in a drawer that gives the focus back to its row', async ({
  page,
  openAs,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs('admin-none', ADMIN_IDENTITIES)
  await page.getByRole('combobox', { name: 'Client' }).click()
  await page.getByRole('option', { name: 'Delta Microfinance' }).click()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Rejected')
  await expect(page).toHaveURL(/organization=\d+&status=rejected|status=rejected&organization=\d+/)
  // The address changes before the rows do; in the end only that of the headings is left.
  await expect(page.getByRole('row').filter({ hasNotText: 'Rejected' })).toHaveCount(1)
  const row = page.getByRole('row').filter({ hasText: 'Rejected' }).first()
  const link = row.getByRole('rowheader').getByRole('link')
  await link.click()
  const drawer = dialog(page, 'Identity')
  await expect(drawer.getByRole('region', { name: 'Checks' })).toContainText('Failed')
  await expect(page).toHaveURL(/identity=\d+/)
  await expectAccessibleInBothLooks(page, 'the drawer')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page).not.toHaveURL(/identity=/)
  await expect(link).toBeFocused()
})
