import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test } from '../fixtures'
import {
  PHONE,
  expectAccessible,
  expectAccessibleInBothLooks,
  expectFits,
  expectHeading,
  expectPath,
  heading,
  menuEntries,
} from '../helpers'
import { CHANGE_PASSWORD, HOME, PROFILE } from '../pages'

const card = (page: Page, name: string) => page.getByRole('region', { name })

test('the profile shows the account unmasked and leads to the change of password', async ({
  page,
  context,
  openAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs('client', HOME)
  await menuEntries(page).filter({ hasText: 'My Account' }).click()
  await expectHeading(page, 'My Account')
  const you = card(page, 'About you')
  for (const text of ['Mona Saleh', personas.client.email, '+20 100 000 0001', 'Verified'])
    await expect(you.getByText(text, { exact: true })).toBeVisible()
  await expect(card(page, 'Company').getByText('Lotus Digital Bank')).toBeVisible()
  await expect(card(page, 'Company').getByText('Financial services')).toBeVisible()
  const website = card(page, 'Company').getByRole('link')
  await expect(website).toHaveAttribute('rel', 'noreferrer')
  await expect(card(page, 'Sign-in').getByText('yesterday')).toBeVisible()

  await you.getByRole('button', { name: 'Copy email' }).focus()
  await page.keyboard.press('Enter')
  await expect(you.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(personas.client.email)

  await card(page, 'Sign-in').getByRole('link', { name: 'Change password' }).click()
  await expectPath(page, CHANGE_PASSWORD)
})

test('an account that signs in another way has no link to a change of password', async ({
  page,
  openAs,
}) => {
  await openAs('client-otp', PROFILE)
  await expect(card(page, 'Sign-in').getByText('Phone number')).toBeVisible()
  await expect(card(page, 'Sign-in').getByRole('link')).toHaveCount(0)
})

test('shows "—" for missing or malformed values and hostile text as text', async ({
  page,
  mock,
  openAs,
}) => {
  const body = {
    name: '<img src=x onerror=alert(1)>',
    email: null,
    account_type: 'smoke_signal',
    company_website: 'javascript:alert(1)',
    email_verified: 'perhaps',
    created_at: 'long ago',
  }
  await mock.faults([{ path: 'accounts/profile', kind: 'status', status: 200, body }])
  await openAs('client', PROFILE)
  const you = card(page, 'About you')
  await expect(you.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expect(you.getByText('Not available')).toHaveCount(3)
  await expect(you.getByText(/erified/)).toHaveCount(0)
  await expect(card(page, 'Company').getByText('javascript:alert(1)')).toBeVisible()
  await expect(card(page, 'Company').getByRole('link')).toHaveCount(0)
  await expect(card(page, 'Sign-in').getByText('Smoke signal')).toBeVisible()
  await expect(card(page, 'Sign-in').getByText('long ago')).toBeVisible()
  await expectAccessible(page, 'half an account')
})

test('shows that it is loading, empty, failed or refused', async ({
  page,
  mock,
  openAs,
  allowErrors,
}) => {
  allowErrors(/accounts\/profile/)
  await mock.faults([
    { path: 'accounts/profile', kind: 'latency', ms: 1_500 },
    { path: 'accounts/profile', kind: 'status', status: 200, body: {} },
  ])
  await openAs('client', PROFILE)
  await expect(page.getByRole('status', { name: 'Loading your account' })).toBeVisible()
  await expectAccessible(page, 'loading')
  await expect(page.getByText('No account details yet')).toBeVisible()
  await expectAccessible(page, 'empty')

  await mock.faults([{ path: 'accounts/profile', kind: 'status', status: 500, count: 'always' }])
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  await expectAccessible(page, 'error')
  await mock.faults([])
  // The button disappears with its error: the focus moves to the heading (row K2).
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(card(page, 'About you')).toBeVisible()
  await expect(heading(page, 'My Account')).toBeFocused()

  const message = 'Not for you'
  await mock.faults([
    { path: 'accounts/profile', kind: 'status', status: 403, body: { message }, count: 2 },
  ])
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('You are not allowed to see this')
  await expect(page.getByRole('alert')).toContainText(message)
})

test('K1 the profile is accessible in both looks and on a phone', async ({ page, openAs }) => {
  await openAs('client', PROFILE)
  await expect(card(page, 'Sign-in')).toBeVisible()
  await expectAccessibleInBothLooks(page, 'profile')
  await page.setViewportSize(PHONE)
  await expectAccessible(page, 'phone')
  await expectFits(page)
})
