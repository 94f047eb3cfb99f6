import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test, type Mock } from '../fixtures'
import { FULL, button, expectHeading, expectPath, fillSignIn, heading } from '../helpers'
import { ADMIN_LOGIN, bundles, duplicatePath, loginPathTo } from '../pages'

const { email, password } = personas['admin-clients']

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Bundle name' })

/**
 * Opens the review of a bundle with this name, then makes the backend reject the login. Expects no typed text in the
 * storage, the URL or the history.
 */
async function losesLoginInReview(page: Page, mock: Mock, name: string) {
  await nameField(page).fill(name)
  await button(page, 'Review bundle').click()
  await expect(heading(page, 'Review the new bundle')).toBeFocused()
  await mock.expire()
  await mock.faults([{ path: 'authentication/refresh', kind: 'rejected_refresh' }])
  await button(page, 'Create bundle').click()
  await expectPath(page, ADMIN_LOGIN)
  const atRest = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
  )
  expect(atRest).not.toContain(name)
  expect(atRest).not.toContain('example.com')
}

// The unit tests of row C9 cover other owners and list columns.
test(
  'C9 restores a kept draft in its review after sign-in, but not after a reload',
  { tag: FULL },
  async ({ page, mock, allowErrors }) => {
    // Hovering a link preloads its client, including statistics that this administrator may not read.
    allowErrors(/401/, /admin-analytics/)
    await page.goto(loginPathTo(duplicatePath('1001', bundles.wallet), ADMIN_LOGIN))
    await fillSignIn(page, email, password)
    await losesLoginInReview(page, mock, 'Car loans')

    await fillSignIn(page, email, password)
    await expectHeading(page, 'Review the new bundle')
    await expect(page.getByText('You were signed out while the bundle')).toBeVisible()
    await page.goBack()
    await expect(nameField(page)).toHaveValue('Car loans')

    await losesLoginInReview(page, mock, 'Home loans')
    await page.reload()
    await fillSignIn(page, email, password)
    await expectHeading(page, 'Review the new bundle')
    await expect(page.getByText('Copy of Wallet sign-up')).toBeVisible()
    await expect(page.getByText('Home loans')).toHaveCount(0)
  },
)
