import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { button, expectAccessibleInBothLooks, pager } from '../helpers'
import { ADMIN_IDENTITIES } from '../pages'

test('K1 the list of identities and its error are accessible', async ({
  page,
  openAs,
  mock,
  allowErrors,
}) => {
  allowErrors(/digital_identity/)
  await mock.faults([{ path: 'digital_identity', kind: 'status', status: 500 }])
  await openAs('admin-none', ADMIN_IDENTITIES)
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  await expectAccessibleInBothLooks(page, 'an error')
  await button(page, 'Try again').click()
  await expect(pager(page)).toContainText('1–25 of 240')
  await expectAccessibleInBothLooks(page, 'the list')
})
