import { expect } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test } from '../fixtures'
import {
  MOCK,
  button,
  dialog,
  expectHeading,
  expectRow,
  expectToast,
  pager,
  tabTo,
} from '../helpers'
import { ADMIN_PASSWORDS } from '../pages'
import { mailedLink } from './recovery'

// src/routes/admin/passwordManagement.test.tsx tests other users, links and failures.
test(
  'finds a locked user and sends a working reset link by keyboard',
  { tag: MOCK },
  async ({ page, openAs }) => {
    const { email } = personas['client-locked']
    await openAs('admin-clients', ADMIN_PASSWORDS)
    await expect(pager(page)).toContainText('1–25 of 75')
    await tabTo(page, page.getByRole('searchbox', { name: 'Search users' }))
    await page.keyboard.type('lamia')
    await expect(pager(page)).toContainText('1–1 of 1')
    await expectRow(page, 'Locked', 'Sphinx Telecom')

    const action = button(page, 'Send reset link')
    await tabTo(page, action)
    await page.keyboard.press('Enter')
    const confirmation = dialog(page, 'Send a reset link')
    await expect(button(page, 'Cancel')).toBeFocused()
    await tabTo(page, confirmation.getByRole('button', { name: 'Send reset link' }))
    await page.keyboard.press('Enter')
    await expectToast(page, 'The link was sent.')
    await expect(action).toBeFocused()
    await expectRow(page, 'Sphinx Telecom', 'Reset', 'Sent')

    await page.goto(await mailedLink(page.request, email))
    await expectHeading(page, 'Choose a new password')
  },
)
