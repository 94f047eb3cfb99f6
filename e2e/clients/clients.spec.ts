import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, button, dialog, expectHeading, expectRow, expectToast, tabTo } from '../helpers'
import { ADMIN_CLIENTS } from '../pages'

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
