import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test, type Mock } from '../fixtures'
import { FULL, button, expectHeading, expectPath, fillSignIn, heading } from '../helpers'
import { ADMIN_LOGIN, bundles, duplicatePath, loginPathTo } from '../pages'

const { email, password } = personas['admin-clients']

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Bundle name' })

/** Reviews the bundle with this name. The backend then refuses the login, and nothing typed may be at rest. */
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

// Other owners, and the columns of a list: the unit tests of row C9.
test(
  'C9 a bundle in review comes back after the sign-in, but not after a reload',
  { tag: FULL },
  async ({ page, mock, allowErrors }) => {
    // A link under the pointer loads the client, with figures that are not for everybody.
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
