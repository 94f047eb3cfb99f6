import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test } from '../fixtures'
import {
  copiedText,
  expectAccessible,
  expectAccessibleInBothLooks,
  expectFits,
  expectHeading,
  expectPath,
  FULL,
  menuEntries,
  PHONE,
} from '../helpers'
import { CHANGE_PASSWORD, HOME, PROFILE } from '../pages'

const card = (page: Page, name: string) => page.getByRole('region', { name })

// Its states: src/routes/app/pages/profile.test.tsx.
test('the profile shows the account unmasked and leads to the change of password', async ({
  page,
  context,
  openAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs('client', HOME)
  await menuEntries(page).filter({ hasText: 'My account' }).click()
  await expectHeading(page, 'My account')
  const you = card(page, 'About you')
  for (const text of ['Mona Saleh', personas.client.email, '+20 100 000 0001', 'Verified'])
    await expect(you.getByText(text, { exact: true })).toBeVisible()
  await expect(card(page, 'Company').getByText('Lotus Digital Bank')).toBeVisible()
  await expect(card(page, 'Company').getByText('Banking and financial services')).toBeVisible()
  const website = card(page, 'Company').getByRole('link')
  await expect(website).toHaveAttribute('rel', 'noreferrer')
  await expect(card(page, 'Sign-in').getByText(/^\w{3} \d+, \d{1,2}:\d{2} [AP]M$/)).toBeVisible()

  await you.getByRole('button', { name: 'Copy email' }).focus()
  await page.keyboard.press('Enter')
  await expect(you.getByText('Copied')).toBeVisible()
  expect(await copiedText(page)).toBe(personas.client.email)

  await card(page, 'Sign-in').getByRole('link', { name: 'Change password' }).click()
  await expectPath(page, CHANGE_PASSWORD)
})

test(
  'K1 the profile is accessible in both looks, on a phone and while it cannot be shown',
  { tag: FULL },
  async ({ page, mock, openAs, allowErrors }) => {
    allowErrors(/accounts\/profile/)
    await openAs('client', PROFILE)
    await expect(card(page, 'Sign-in')).toBeVisible()
    await expectAccessibleInBothLooks(page, 'profile')
    await page.setViewportSize(PHONE)
    await expectAccessible(page, 'phone')
    await expectFits(page)

    await page.setViewportSize({ width: 1440, height: 900 })
    const account = { path: 'accounts/profile', kind: 'status' } as const
    await mock.faults([
      { path: 'accounts/profile', kind: 'latency', ms: 3_000 },
      { ...account, status: 500 },
      { ...account, status: 200, body: {} },
      { ...account, status: 200, body: { company_website: 'javascript:alert(1)' } },
    ])
    await page.reload()
    await expect(page.getByRole('status', { name: 'Loading your account' })).toBeVisible()
    await expectAccessible(page, 'loading')
    await expect(page.getByRole('alert')).toContainText('Internal Server Error')
    await expectAccessible(page, 'error')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No account details yet')).toBeVisible()
    await expectAccessible(page, 'empty')
    await page.reload()
    await expect(card(page, 'Company').getByText('javascript:alert(1)')).toBeVisible()
    await expectAccessible(page, 'half an account')
  },
)
