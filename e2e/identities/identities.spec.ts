import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { button, expectAccessibleInBothLooks, pager } from '../helpers'
import { ADMIN_IDENTITIES } from '../pages'

test('identities are masked until revealed, and paged in the address', async ({ page, openAs }) => {
  await openAs('admin-none', ADMIN_IDENTITIES)
  const rows = page.getByRole('table', { name: 'Identities' }).locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(25)
  await expect(pager(page)).toContainText('1–25 of 240')
  await expectAccessibleInBothLooks(page, 'the list')

  const name = rows.first().locator('[data-kind=name]')
  await expect(name).toContainText('•')
  await button(page, 'Reveal all').click()
  await expect(name).not.toContainText('•')

  await button(page, 'Next page').click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(pager(page)).toContainText('26–50 of 240')
})

test('a list that fails can be tried again', async ({ page, openAs, mock, allowErrors }) => {
  allowErrors(/digital_identity/)
  await mock.faults([{ path: 'digital_identity', kind: 'status', status: 500 }])
  await openAs('admin', ADMIN_IDENTITIES)
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  await expectAccessibleInBothLooks(page, 'an error')
  await button(page, 'Try again').click()
  await expect(pager(page)).toContainText('1–25 of 240')
})
