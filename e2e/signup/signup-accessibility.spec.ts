import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { FULL, PHONE, button, expectAccessible, expectFits } from '../helpers'
import { SIGNUP, USER_DETAILS } from '../pages'
import { EMAIL, PASSWORD, expectStep, field, lastCode } from './signup'

/** Row K1: on a phone, in light, from right to left, without sideways scrolling. */
async function expectAccessibleOnPhone(page: Page, what: string) {
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await expectAccessible(page, what)
  await expectFits(page)
  await page.evaluate(() => (document.documentElement.dir = 'ltr'))
}

test.use({ viewport: PHONE })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('K1 the account steps, the name and the overview are accessible with their errors', async ({
  page,
}) => {
  await page.goto(SIGNUP)
  await expectStep(page, 1, 'Create your account')
  await button(page, 'Send the code').click()
  await expect(field(page, 'Work email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Accept the terms and conditions to continue')).toBeVisible()
  await expectAccessibleOnPhone(page, 'e-mail')
  await field(page, 'Work email').fill(EMAIL)
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await button(page, 'Send the code').click()
  await expectStep(page, 2, 'Enter the code we sent you')
  await field(page, 'Code').fill('12')
  await button(page, 'Continue').click()
  await expect(page.getByText('Enter the 6-digit code')).toBeVisible()
  await expectAccessibleOnPhone(page, 'code')
  await field(page, 'Code').fill(await lastCode(page))
  await expectStep(page, 3, 'Choose a password')
  await button(page, 'Create the account').click()
  await expect(field(page, 'Password')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleOnPhone(page, 'password')
  await field(page, 'Password').fill(PASSWORD)
  await button(page, 'Create the account').click()
  await expectStep(page, 4, 'What is your name?')
  await button(page, 'Continue').click()
  await expect(field(page, 'First name')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleOnPhone(page, 'name')
  await field(page, 'First name').fill('Lina')
  await field(page, 'Last name').fill('Farid')
  await page.keyboard.press('Enter')
  await expectStep(page, 5, 'Complete your account')
  await expectAccessibleOnPhone(page, 'details')
})

test(
  'K1 the details steps are accessible with their errors',
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('client-new', USER_DETAILS)
    await page.getByRole('link', { name: 'Continue' }).click()
    await field(page, 'Phone number').fill('12')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Phone number')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessibleOnPhone(page, 'phone number')
    await page.getByRole('combobox', { name: 'Country' }).click()
    await expect(page.getByRole('option', { name: /^Egypt/ })).toBeVisible()
    await expectAccessible(page, 'countries')
    await page.keyboard.press('Escape')
    await field(page, 'Phone number').fill('01001234567')
    await page.keyboard.press('Enter')
    await expectStep(page, 7, 'Which industry are you in?')
    await button(page, 'Continue').click()
    await expect(page.getByText('Choose an industry')).toBeVisible()
    await expectAccessibleOnPhone(page, 'industry')
    await page.getByRole('radio').first().check()
    await page.keyboard.press('Enter')
    await expectStep(page, 8, 'What is your role?')
    await page.getByRole('radio').first().check()
    await expectAccessibleOnPhone(page, 'role')
    await button(page, 'Continue').click()
    await expectStep(page, 9, 'What is your company called?')
    await expectAccessibleOnPhone(page, 'company')
    await field(page, 'Company name').fill('Axe')
    await page.keyboard.press('Enter')
    await expectStep(page, 10, 'What is your company’s website?')
    await field(page, 'Website').fill('axe')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Website')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessibleOnPhone(page, 'website')
  },
)
