import { expect } from '@playwright/test'
import { test } from './fixtures'
import { expectHeading } from './helpers'
import {
  button,
  drawer,
  expectAccessibleIn,
  failed,
  found,
  looks,
  openRow,
  region,
} from './session-detail'

test('a transaction opens over its session by mouse, keyboard and address, and goes by Esc and back', async ({
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
  // The focus stays in the dialog: a page behind it cannot be reached.
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

  await page.goto(address.replace(/transaction=[\w-]+/, 'transaction=of-another-session'))
  await expect(drawer(page)).toContainText('This transaction is not here')
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).not.toHaveURL(/transaction=/)
  await expect(drawer(page)).toHaveCount(0)
})

test('an administrator’s drawer has a call of its own, and states of its own', async ({
  page,
  mock,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/bundle-transaction-details/)
  await signInAs('admin-monitoring')
  await openRow(page, '/admin/bundle-sessions/20011?status=failed')
  await expect(page.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    '/admin/bundle-sessions/20011?status=failed',
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

test('K1 the session with its menu and its record, and the drawer, light and dark, both ways round', async ({
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
  await expectAccessibleIn(page, looks, 'session')
  await page.keyboard.press('Escape')
  await region(page, 'Timeline').getByRole('link', { name: 'Liveness' }).first().click()
  await expect(drawer(page).getByText('Transaction id')).toBeVisible()
  await expectAccessibleIn(page, looks.slice(1), 'drawer')
})
