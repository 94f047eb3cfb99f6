import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  button,
  expectAccessible,
  expectAccessibleInBothLooks,
  expectAccessibleInDarkRtl,
  expectHeading,
  region,
} from '../helpers'
import { RETAIL_TRANSACTIONS, adminBundleSessionsPath, bundles } from '../pages'
import { drawer, failed, found, openRow } from '../sessions/session-detail'
import { rowLink } from './transactions'

test('a transaction opens over its session and closes by Esc and back', async ({
  page,
  signInAs,
}) => {
  await signInAs('client')
  const { values } = await failed(page)
  const check = region(page, 'Checks').getByRole('listitem').filter({ hasText: 'Liveness' })
  await expect(check.getByText('Cause')).toBeVisible()
  await expect(check.getByText('What to do')).toBeVisible()

  const link = region(page, 'Timeline').getByRole('link', { name: 'Liveness' }).first()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByRole('heading', { name: 'Liveness' })).toBeVisible()
  await expect(page).toHaveURL(/transaction=/)
  await expect(drawer(page)).toContainText('5031')
  await expect(drawer(page)).toContainText('Ask the person to try again')
  await drawer(page).getByRole('button', { name: 'Raw JSON' }).click()
  await expect(drawer(page).getByRole('region', { name: 'Raw JSON' })).toContainText('"liveness"')
  expect(await found(page, values)).toEqual([])
  // The focus stays in the dialog and never reaches the page behind it.
  for (let pressed = 0; pressed < 12; pressed++) await page.keyboard.press('Tab')
  expect(
    await drawer(page).evaluate(
      (dialog) =>
        dialog.contains(document.activeElement) || document.activeElement === document.body,
    ),
  ).toBe(true)

  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/transaction=/)
  await expect(link).toBeFocused()

  await link.click()
  await expect(drawer(page).getByText('5031').first()).toBeVisible()
  const address = page.url()
  await page.goBack()
  await expect(drawer(page)).toHaveCount(0)
  await expectHeading(page, /^Session/)
  await expect(link).toBeFocused()

  // The record of a document is full of personal data.
  await region(page, 'Timeline').getByRole('link', { name: 'ID OCR' }).first().click()
  await drawer(page).getByRole('button', { name: 'Raw JSON' }).click()
  await expect(drawer(page).getByRole('region', { name: 'Raw JSON' })).toContainText('"front_nid"')
  expect(await found(page, values)).toEqual([])
  await page.goBack()
  await expect(drawer(page)).toHaveCount(0)

  await page.goto(address.replace(/transaction=[\w-]+/, 'transaction=of-another-session'))
  await expect(drawer(page)).toContainText('Transaction not found')
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).not.toHaveURL(/transaction=/)
  await expect(drawer(page)).toHaveCount(0)
})

test('the drawer steps through the list across pages', async ({ page, openAs }) => {
  await openAs('client', `${RETAIL_TRANSACTIONS}&status=failed`)
  const steps = drawer(page).getByRole('navigation', { name: 'Transactions in the list' })
  const next = await rowLink(page, 24).getAttribute('href')
  await rowLink(page, 23).click()
  await expect(steps).toContainText(/^24 of /)
  await expectAccessible(page, 'the drawer with its steps')
  await page.keyboard.press(']')
  await expect(steps).toContainText(/^25 of /)
  expect(new URL(page.url()).searchParams.get('transaction')).toBe(
    new URL(next ?? '', page.url()).searchParams.get('transaction'),
  )
  await steps.getByRole('link', { name: 'Next transaction' }).click()
  await expect(steps).toContainText(/^26 of /)
  await expect(page).toHaveURL(/page=2/)
  await expect(drawer(page).getByText('Failed').first()).toBeVisible()
  await page.keyboard.press('[')
  await expect(steps).toContainText(/^25 of /)
  const address = page.url()
  // Steps add no history entries: closing leads to the list.
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(page).not.toHaveURL(/page=|transaction=/)
  await expect(rowLink(page, 24)).toBeFocused()

  // When it was opened by its address, the focus goes to its row.
  await page.goto(address)
  await expect(steps).toContainText(/^25 of /)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(rowLink(page, 24)).toBeFocused()
})

test("an administrator's drawer fetches its transaction and can retry", async ({
  page,
  mock,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/bundle-transaction-details/)
  await signInAs('admin-monitoring')
  await openRow(page, adminBundleSessionsPath(bundles.retail, '?status=failed'))
  await expect(page.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    adminBundleSessionsPath(bundles.retail, '?status=failed'),
  )
  await mock.faults([{ path: 'bundle-transaction-details', kind: 'status', status: 500 }])
  await region(page, 'Timeline').getByRole('link').first().click()
  await expect(drawer(page).getByRole('alert')).toContainText('Internal Server Error')
  await drawer(page).getByRole('button', { name: 'Try again' }).click()
  await expect(drawer(page).getByText('Transaction id')).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await expect(drawer(page)).toHaveCount(0)
  expect((await mock.log('bundle-transaction-details')).map(({ status }) => status)).toEqual([
    500, 200,
  ])
})

test('K1 a session with its menu and record, and the drawer, are accessible', async ({
  page,
  signInAs,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs('client')
  await failed(page)
  await button(page, 'Raw JSON').click()
  await expect(region(page, 'Raw JSON')).toBeVisible()
  await button(page, 'More').click()
  await expectAccessibleInBothLooks(page, 'session')
  await page.keyboard.press('Escape')
  await region(page, 'Timeline').getByRole('link', { name: 'Liveness' }).first().click()
  await expect(drawer(page).getByText('Transaction id')).toBeVisible()
  await expectAccessibleInDarkRtl(page, 'drawer')
})
